import { errorText } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import { Button, LoadFailure, Notice, useTryAgain } from '@shop/shared/ui';
import { messages } from '../messages.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';
import type { ContactData } from './loader.ts';

export function ContactPage() {
  const { info, failure } = useLoaderData<ContactData>();
  return (
    <>
      <h1 className={styles.heading}>{messages.contact.heading}</h1>
      <div className={styles.columns}>
        {info ? <ContactDetails info={info} /> : <FailedDetails failure={failure} />}
        <ContactForm />
      </div>
    </>
  );
}

export function ContactError() {
  return <LoadFailure text={(error) => errorText(error, messages.contact.failed)} />;
}

function FailedDetails({ failure }: { readonly failure: string }) {
  const tryAgain = useTryAgain();
  return (
    <div className={styles.failure}>
      <Notice kind="error">{failure}</Notice>
      <Button kind="quiet" onClick={tryAgain}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
