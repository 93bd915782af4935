import { shop } from '@sushi-shop/widgets';
import { ShopMenu, ShopPrice } from '@sushi-shop/widgets/vue';
import { defineComponent, onMounted, onUnmounted, ref } from 'vue';

/** A page of Vue 3 around two elements, which says what it heard. */
export const Page = defineComponent({
  components: { ShopMenu, ShopPrice },
  props: { apiBase: { type: String, required: true } },
  setup() {
    const isShown = ref(true);
    const hasFonts = ref(false);
    const heard = ref<string[]>([]);
    const menu = ref<{ $el: HTMLElementTagNameMap['shop-menu'] }>();
    const hear = (line: string) => heard.value.push(line);
    let end: (() => void) | undefined;
    onMounted(() => {
      end = shop.onChange(({ count }) => hear(`cart of ${count}`));
    });
    onUnmounted(() => end?.());
    const leave = (event: CustomEvent<{ readonly path: string }>) => {
      event.preventDefault();
      hear(`${event.detail.path}, fonts ${hasFonts.value}`);
    };
    const add = async () => hear(await shop.add('maki', 2));
    return { isShown, hasFonts, heard, menu, hear, leave, add };
  },
  template: `<main>
    <button @click="isShown = !isShown">Mount</button>
    <button @click="hasFonts = !hasFonts">Fonts</button>
    <button @click="menu.$el.navigate('/products/mochi')">Mochi</button>
    <button @click="add">Maki</button>
    <ol><li v-for="line of heard">{{ line }}</li></ol>
    <ShopMenu v-if="isShown" ref="menu" :api-base="apiBase" :tenant="7" class="theirs" :fonts="hasFonts" :reduced-data="false"
      open="page" @shop-ready="hear('ready')" @shop-error="hear('error ' + $event.detail.code)" @shop-navigate="leave">
      Loading the menu…
      <template #error><p>Closed today</p></template>
    </ShopMenu>
    <shop-price slug="maki" :api-base="apiBase" tenant="7"></shop-price>
    <ShopPrice slug="mochi" :api-base="apiBase" tenant="7" style="font-weight: bold"
      @shop-cart-changed="hear(\`\${$event.detail.count} for \${$event.detail.value}\`)" />
  </main>`,
});
