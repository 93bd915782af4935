import { RadioOption, Stepper, TextArea, TextField } from '@shop/shared/ui';
import { useState, type ComponentProps } from 'react';
import preview from '../.storybook/preview.tsx';
import { States } from '../frame.tsx';

const meta = preview.meta({ title: 'Fields' });

export const TextFields = meta.story(() => (
  <States>
    <TextField name="empty" label="Full name" />
    <TextField name="hint" label="E-mail" hint="We send the confirmation here." type="email" />
    <TextField name="filled" label="City" defaultValue="Wellington" />
    <TextField name="wrong" label="Contact number" error="Enter a contact number." defaultValue="x" />
    <TextField name="off" label="Voucher" disabled />
  </States>
));

export const TextAreas = meta.story(() => (
  <States>
    <TextArea name="note" label="Note to kitchen" hint="Allergies, for example." />
    <TextArea name="review" label="Your review" error="Write a few words." />
  </States>
));

function Choice() {
  const [chosen, choose] = useState('card');
  return (
    <fieldset>
      <legend>Payment</legend>
      {['card', 'cash'].map((value) => (
        <RadioOption
          key={value}
          name="payment"
          label={value === 'card' ? 'Card' : 'Cash on delivery'}
          value={value}
          checked={chosen === value}
          onChange={choose}
        />
      ))}
    </fieldset>
  );
}

export const Choices = meta.story(() => <Choice />);

function Counter({ value, ...rest }: Omit<ComponentProps<typeof Stepper>, 'onChange'>) {
  const [count, setCount] = useState(value);
  return <Stepper {...rest} value={count} onChange={setCount} />;
}

export const Steppers = meta.story(() => (
  <States>
    <Counter label="Quantity" value={1} />
    <Counter label="Quantity of Salmon nigiri" value={4} max={4} />
    <Counter label="Quantity of Edamame" value={2} small />
    <Counter label="Portions" value={0} min={0} />
  </States>
));
