import { Button, ButtonLink, LoadMore } from '@shop/shared/ui';
import preview from '../.storybook/preview.tsx';
import { States } from '../frame.tsx';

const meta = preview.meta({ title: 'Actions' });

export const Buttons = meta.story(() => (
  <States>
    <Button>Add to Cart</Button>
    <Button kind="quiet">Show all</Button>
    <Button disabled>Sold out</Button>
    <Button busy="Adding…">Add to Cart</Button>
    <Button kind="quiet" busy="Saving…">
      Save
    </Button>
    <Button wide>Place order</Button>
  </States>
));

/** `ink` stands on a picture's tray, which is the same in both themes. */
export const ButtonsOnATray = meta.story(() => (
  <States tray>
    <Button kind="ink">Add to Cart</Button>
    <Button kind="ink" busy="Adding…">
      Add to Cart
    </Button>
  </States>
));

export const ButtonLinks = meta.story(() => (
  <States>
    <ButtonLink to="/products">Start with the menu</ButtonLink>
    <ButtonLink to="/products" kind="quiet">
      Back to the menu
    </ButtonLink>
    <ButtonLink to="/checkout" wide>
      To the checkout
    </ButtonLink>
  </States>
));

const nothing = () => {};

export const FurtherPages = meta.story(() => (
  <States>
    <LoadMore onLoad={nothing} busy={false} />
    <LoadMore onLoad={nothing} busy />
  </States>
));
