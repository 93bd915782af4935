import { Button, Notice, TextArea, TextField, useHydrated } from '@shop/shared/ui';
import type { FormEvent } from 'react';
import styles from './contact.module.css';
import { formMessages as texts } from '../messages/contact-form.ts';
import type { MessageField } from './message.ts';
import { useMessage } from './use-message.ts';

export function ContactForm() {
  const { message, fields, outcome, mayExist, sending, write, checkOnBlur, send } = useMessage();
  const isHydrated = useHydrated();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = await send();
    const field = wrong === undefined ? null : form.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const common = (name: MessageField) => ({
    name,
    // A browser that goes back to the page fills in what was typed there, by whomever: the draft is the customer's own.
    autoComplete: isHydrated ? autoComplete[name] : 'off',
    value: message[name],
    error: fields[name],
    readOnly: sending,
    onChange: (event: { currentTarget: { value: string } }) => write(name, event.currentTarget.value),
    onBlur: () => checkOnBlur(name),
  });
  return (
    <section>
      <h2>{texts.formHeading}</h2>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={texts.name} {...common('name')} required />
        <TextField label={texts.email} type="email" {...common('email')} required />
        <TextField label={texts.phone} type="tel" {...common('phone_number')} />
        <TextField label={texts.subject} {...common('subject')} required />
        <TextArea label={texts.message} {...common('message')} rows={6} required />
        {/* Beside the button that was pressed. */}
        {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
        {mayExist && <Notice kind="info">{texts.mayExist}</Notice>}
        {outcome?.sent && <Notice kind="success">{texts.sent}</Notice>}
        <div>
          <Button type="submit" busy={sending ? texts.sending : undefined}>
            {mayExist ? texts.sendAgain : texts.send}
          </Button>
        </div>
      </form>
    </section>
  );
}

const autoComplete = { name: 'name', email: 'email', phone_number: 'tel', subject: 'off', message: 'off' };
