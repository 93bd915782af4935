import { Badge, Icon, IconShape, Picture, Price, Stars } from '@shop/shared/ui';
import preview from '../.storybook/preview.tsx';
import { States } from '../frame.tsx';

const meta = preview.meta({ title: 'Product' });

export const Prices = meta.story(() => (
  <States>
    <Price amount="9.80" />
    <Price amount="9.80" before="12.00" />
    <Price amount="1250.00" />
    <Price amount={null} />
  </States>
));

export const Ratings = meta.story(() => (
  <States>
    {[0, 2.5, 4, 5].map((value) => (
      <Stars key={value} value={value} />
    ))}
  </States>
));

export const Badges = meta.story(() => (
  <States tray>
    <Badge kind="offer">Offer</Badge>
    <Badge kind="soldOut">Sold out</Badge>
  </States>
));

export const Pictures = meta.story(() => (
  <States>
    <Picture
      src="pictures/products/salmon-nigiri-thumb.webp"
      alt="Two pieces of salmon nigiri"
      width={480}
      height={480}
      eager
    />
    <Picture src="pictures/products/edamame-thumb.webp" alt="" width={480} height={480} late />
  </States>
));

const names = ['check', 'alert', 'info', 'search', 'bag', 'menu', 'close', 'chevron'] as const;

export const Icons = meta.story(() => (
  <States>
    {names.map((name) => (
      <span key={name}>
        <Icon name={name} /> {name}
      </span>
    ))}
    <span>
      <IconShape path="M4 10h12" /> a shape of an area's own
    </span>
  </States>
));
