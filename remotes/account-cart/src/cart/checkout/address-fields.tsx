import { addressFields, type AddressField } from '@shop/shared/contracts/provider';
import { TextField } from '@shop/shared/ui';
import { useId, useState, type FocusEvent } from 'react';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { countryNames, isDoubtfulNumber } from './address.ts';
import styles from './checkout.module.css';

const autoComplete = {
  fullname: 'shipping name',
  contact_number: 'shipping tel',
  street: 'shipping street-address',
  city: 'shipping address-level2',
  postalCode: 'shipping postal-code',
  country: 'shipping country-name',
} as const satisfies Record<AddressField, string>;

interface AddressFieldsProps {
  readonly missing: readonly AddressField[];
  /** A field was left blank, or filled. */
  onCheck(field: AddressField, blank: boolean): void;
}

/** The six fields, all required; a blank one shows its error when it is left for another one, a doubtful number a hint. */
export function AddressFields({ missing, onCheck }: AddressFieldsProps) {
  const countries = useId();
  const [names] = useState(countryNames);
  const [isDoubtful, setIsDoubtful] = useState(false);
  const check = (field: AddressField, { target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const blank = target.value.trim() === '';
    if (field === 'contact_number') setIsDoubtful(isDoubtfulNumber(target.value));
    // The words below a field move what stands under them: not while a button there is being pressed.
    if (!blank || relatedTarget instanceof HTMLInputElement) onCheck(field, blank);
  };
  return (
    <fieldset className={styles.column}>
      <legend className={styles.legend}>{messages.addressTitle}</legend>
      {addressFields.map((field) => (
        <TextField
          key={field}
          label={messages.address[field]}
          name={field}
          type={field === 'contact_number' ? 'tel' : 'text'}
          autoComplete={autoComplete[field]}
          list={field === 'country' ? countries : undefined}
          required
          onBlur={(event) => check(field, event)}
          enterKeyHint={field === 'country' ? 'done' : 'next'}
          hint={field === 'contact_number' ? <ContactHint isDoubtful={isDoubtful} /> : undefined}
          error={missing.includes(field) ? messages.addressMissing[field] : undefined}
        />
      ))}
      <datalist id={countries}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <label className={styles.remember}>
        <input type="checkbox" name="remember" /> {messages.remember}
      </label>
    </fieldset>
  );
}

/** Read out when the number is doubtful; one line either way, so that nothing moves. */
function ContactHint({ isDoubtful }: { readonly isDoubtful: boolean }) {
  return <span role="status">{isDoubtful ? messages.contactDoubt : messages.contactHint}</span>;
}
