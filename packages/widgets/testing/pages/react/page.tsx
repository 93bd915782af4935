import { shop } from '@sushi-shop/widgets';
import { ShopMenu, ShopPrice } from '@sushi-shop/widgets/react';
import { useEffect, useRef, useState, type ComponentRef } from 'react';

/** A page of React 18 or 19 around two elements, which says what it heard. */
export function Page({ apiBase, isHydrated }: { readonly apiBase: string; readonly isHydrated: boolean }) {
  const [isShown, setShown] = useState(true);
  const [hasFonts, setFonts] = useState(false);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const menu = useRef<ComponentRef<typeof ShopMenu>>(null);
  const hear = (line: string) => setHeard((lines) => [...lines, line]);
  useEffect(() => {
    if (!isHydrated) return undefined;
    return shop.onChange(({ count }) => setHeard((lines) => [...lines, `cart of ${count}`]));
  }, [isHydrated]);
  return (
    <main>
      <button onClick={() => setShown(!isShown)}>Mount</button>
      <button onClick={() => setFonts(!hasFonts)}>Fonts</button>
      <button onClick={() => void menu.current?.navigate('/products/mochi')}>Mochi</button>
      <button onClick={() => void shop.add('maki', 2).then(hear)}>Maki</button>
      <ol>
        {heard.map((line, index) => (
          <li key={`${index}`}>{line}</li>
        ))}
      </ol>
      {isShown && (
        <ShopMenu
          ref={menu}
          apiBase={apiBase}
          tenant={7}
          className="theirs"
          hidden={false}
          fonts={hasFonts}
          reducedData={false}
          error={<p>Closed today</p>}
          onShopReady={() => hear('ready')}
          onShopError={({ detail }) => hear(`error ${detail.code}`)}
          onShopNavigate={(event) => {
            event.preventDefault();
            hear(`${event.detail.path}, fonts ${hasFonts}`);
          }}
        >
          Loading the menu…
        </ShopMenu>
      )}
      <shop-price slug="maki" api-base={apiBase} tenant={7} suppressHydrationWarning />
      <ShopPrice
        slug="mochi"
        apiBase={apiBase}
        tenant={7}
        style={{ fontWeight: 'bold' }}
        onShopCartChanged={({ detail }) => hear(`${detail.count} for ${detail.value}`)}
      />
    </main>
  );
}
