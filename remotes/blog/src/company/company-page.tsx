import type { Company } from '@shop/shared/contracts/provider';
import { errorText, isNotFound } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import { LoadFailure, usePlatform, EmptyState } from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';
import styles from './company.module.css';

const texts = messages.company;

export function CompanyPage() {
  const company = useLoaderData<Company>();
  const { site } = usePlatform();
  return (
    <>
      <h1 className={styles.heading}>{texts.heading(site.title)}</h1>
      {hasData(company) ? <Story company={company} /> : <EmptyState title={texts.empty} />}
    </>
  );
}

export function CompanyError() {
  return (
    <LoadFailure text={(error) => (isNotFound(error) ? texts.notFound : errorText(error, texts.failed))} />
  );
}

function Story({ company }: { readonly company: Company }) {
  return (
    <div className={styles.story}>
      {company.tagline && <p className={styles.tagline}>{company.tagline}</p>}
      <Part heading={texts.history} text={company.history_summary} />
      <Part heading={texts.mission} text={company.mission_statement} />
      <Part heading={texts.vision} text={company.vision_statement} />
      {company.core_values.length > 0 && (
        <section>
          <h2>{texts.values}</h2>
          <ul className={styles.values}>
            {company.core_values.map(({ name, description }, index) => (
              <li key={index}>
                <h3>{name}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Part({ heading, text }: { readonly heading: string; readonly text: string }) {
  if (!text) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <p className={styles.text}>{text}</p>
    </section>
  );
}

function hasData({ core_values, ...texts }: Company): boolean {
  return core_values.length > 0 || Object.values(texts).some((text) => text.trim() !== '');
}
