import { firstPaintId } from '@shop/shared/contracts';
import type { DocumentType } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import { LoadFailure, ProviderHtml, EmptyState } from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';
import styles from './policy.module.css';

function PolicyPage({ type }: { readonly type: DocumentType }) {
  const html = useLoaderData<string>();
  const { heading, empty } = messages.policy[type];
  return (
    <div className={styles.policy}>
      <h1>{heading}</h1>
      {html ? <ProviderHtml html={html} headings={2} /> : <EmptyState title={empty} />}
      {/* A table's column widths depend on its last row, so it is painted whole. */}
      <span id={firstPaintId} hidden />
    </div>
  );
}

function PolicyError({ type }: { readonly type: DocumentType }) {
  return <LoadFailure text={(error) => errorText(error, messages.policy[type].failed)} />;
}

export function RefundPolicyPage() {
  return <PolicyPage key="refund" type="refund_policy" />;
}

export function RefundPolicyError() {
  return <PolicyError type="refund_policy" />;
}

export function PrivacyPolicyPage() {
  return <PolicyPage key="privacy" type="privacy_policy" />;
}

export function PrivacyPolicyError() {
  return <PolicyError type="privacy_policy" />;
}
