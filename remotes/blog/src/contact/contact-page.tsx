import { errorText } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import { LoadFailure, RetryNotice, useTryAgain } from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';
import type { ContactData } from './loader.ts';

export function ContactPage() {
  const { info, failure } = useLoaderData<ContactData>();
  const tryAgain = useTryAgain();
  return (
    <>
      <h1 className={styles.heading}>{messages.contact.heading}</h1>
      <div className={styles.columns}>
        {info ? (
          <ContactDetails info={info} />
        ) : (
          <div className={styles.failure}>
            <RetryNotice text={failure} onRetry={tryAgain} />
          </div>
        )}
        <ContactForm />
      </div>
    </>
  );
}

export function ContactError() {
  return <LoadFailure text={(error) => errorText(error, messages.contact.failed)} />;
}
