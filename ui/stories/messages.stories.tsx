import {
  Button,
  ButtonLink,
  closeDialog,
  Dialog,
  EmptyState,
  LoadFailure,
  Notice,
  PageError,
  Picture,
  Skeleton,
} from '@shop/shared/ui';
import { useState } from 'react';
import preview from '../.storybook/preview.tsx';
import { States } from '../frame.tsx';

const meta = preview.meta({ title: 'Messages' });

export const Notices = meta.story(() => (
  <States>
    <Notice kind="success">Salmon nigiri is in the cart.</Notice>
    <Notice kind="error">
      The order was not placed. <a href="#again">Check it</a> and try again.
    </Notice>
    <Notice kind="info">The kitchen closes at nine.</Notice>
  </States>
));

export const EmptyStates = meta.story(() => (
  <States>
    <EmptyState title="Your Cart is Empty" help="Whatever you add shows up here.">
      <ButtonLink to="/products">To the menu</ButtonLink>
    </EmptyState>
    <EmptyState
      title="No orders yet"
      picture={<Picture src="pictures/site/logo.svg" alt="" width={80} height={80} />}
    />
  </States>
));

const nothing = () => {};

export const PageErrors = meta.story(() => <PageError title="Failed to load products." onRetry={nothing} />);

export const PageErrorWithAnotherWay = meta.story(() => (
  <PageError title="There is no such product." help="It may have left the menu.">
    <ButtonLink to="/products" kind="quiet">
      To the menu
    </ButtonLink>
  </PageError>
));

function OpenDialog() {
  const [open, setOpen] = useState(true);
  return (
    <States>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} aria-label="Your cart" onClose={() => setOpen(false)}>
        <p>Salmon nigiri is in the cart.</p>
        <Button onClick={closeDialog}>Close</Button>
      </Dialog>
    </States>
  );
}

export const Dialogs = meta.story(() => <OpenDialog />);

const loadError = Object.assign(new Error('503'), { name: 'ProviderError', kind: 'status', status: 503 });

/** The frame's route fails with `loadError`, and the story is its error boundary. */
export const LoadFailures = meta.story({
  parameters: { loadError },
  render: () => <LoadFailure text={() => 'Failed to load posts.'} />,
});

export const Skeletons = meta.story(() => (
  <States>
    <Skeleton />
    <Skeleton lines={3} />
    <div style={{ width: 160 }}>
      <Skeleton shape="tray" />
    </div>
    <div style={{ width: 64 }}>
      <Skeleton shape="circle" />
    </div>
  </States>
));
