import type { DocumentSeed, FaqSeed } from './types.ts';

export const faqs: readonly FaqSeed[] = [
  {
    id: 1,
    question: 'Where do you deliver?',
    answer:
      '<p>To every door within <strong>four miles</strong> of either branch, from 11:30 to 21:30, every day but Monday. The checkout does not measure the way: if you are not sure that we come to your door, please call the branch before you order.</p>',
  },
  {
    id: 2,
    question: 'How long does it take?',
    answer:
      '<p>Usually 35 to 45 minutes, of which twelve are cutting and rolling. On Friday and Saturday evenings please allow an hour.</p>',
  },
  {
    id: 3,
    question: 'How long will it keep?',
    answer:
      '<ul><li>Nigiri and maki: eat them <strong>within the hour</strong>.</li><li>Sashimi: in the fridge until the evening.</li><li>Sweets: the same day, at room temperature.</li></ul>',
  },
  {
    id: 4,
    question: 'I have an allergy. Can you help?',
    answer:
      '<p>Each product lists its allergens. Fish, soy, sesame, egg, wheat and shellfish are all used in one kitchen, so we <strong>cannot promise traces away</strong>. For severe allergies please call the branch first.</p>',
  },
  {
    id: 5,
    question: 'Which products have no raw fish?',
    answer:
      '<p>Everything without the mark <em>Raw fish</em>. Good places to begin are <a href="/products/prawn-nigiri">prawn nigiri</a>, <a href="/products/egg-nigiri">egg nigiri</a> and the <a href="/products?category=bowls-and-sides">bowls</a>.</p>',
  },
  {
    id: 6,
    question: 'Can I change or cancel an order?',
    answer:
      '<p>Until the knife is out: about <strong>five minutes</strong> after you order. Call the branch, since mail is read more slowly than fish is cut. What happens afterwards stands in the <a href="/refund-policy">refund policy</a>.</p>',
  },
  {
    id: 7,
    question: 'How can I pay?',
    answer:
      '<ol><li>By card, on our bank’s secure page.</li><li>By bank transfer, with the order number as reference; we start when it has arrived.</li><li>In cash at the door.</li></ol>',
  },
  {
    id: 8,
    question: 'Do you cater for parties?',
    answer:
      '<p>For ten to eighty people, with two days’ notice. Write to <a href="mailto:events@umi.example">events@umi.example</a> with the date and the number of guests who eat no fish.</p>',
  },
];

const refunds = `<p><em>In force since January 15, 2025.</em></p>
<h2>If something is wrong</h2>
<p>Tell us within <strong>24 hours</strong>, with the order number and, if you can, a photo. Call the branch or write to <a href="mailto:hello@umi.example">hello@umi.example</a>. You will have an answer on the same day.</p>
<h2>What we refund</h2>
<table>
<thead><tr><th scope="col">What happened</th><th scope="col">What we do</th></tr></thead>
<tbody>
<tr><td>Something is missing or wrong</td><td>Bring it at once, or refund it in full</td></tr>
<tr><td>Quality is not as it should be</td><td>Refund the product in full</td></tr>
<tr><td>More than 30 minutes late</td><td>Refund the delivery and a fifth of the order</td></tr>
<tr><td>You cancel within 5 minutes</td><td>Refund everything</td></tr>
<tr><td>You cancel later</td><td>Refund drinks and whatever is not yet cut</td></tr>
</tbody>
</table>
<h2>How you get it back</h2>
<ul>
<li>Card payments go back to the same card in three to five working days.</li>
<li>Bank transfers go back to the account that they came from.</li>
<li>Cash comes back as cash at either branch, or as a transfer.</li>
</ul>
<p>We cannot take food back, and we would not want to: please do not return it.</p>`;

const privacy = `<p><em>In force since January 15, 2025.</em></p>
<p>We sell sushi, not data. This page says what we keep, why, and for how long.</p>
<h2>What we keep</h2>
<ul>
<li><strong>Your account:</strong> e-mail address, user name and a password that we cannot read.</li>
<li><strong>Your orders:</strong> what, when, where to, and how it was paid. Card numbers stay with the bank and never reach us.</li>
<li><strong>What you write:</strong> reviews and comments, shown with your user name.</li>
</ul>
<h2>Why, and for how long</h2>
<p>Orders are kept for seven years, since tax law asks for it. Messages from the contact form are deleted after a year, and everything else when you close your account.</p>
<h2>Who else sees it</h2>
<p>The rider sees your name, address and phone number until the order is delivered. Our bank sees the payment. Nobody else does.</p>
<h2>Your rights</h2>
<p>Ask us for a copy, a correction or a deletion at <a href="mailto:hello@umi.example">hello@umi.example</a>. We answer within ten days.</p>`;

export const documents: readonly DocumentSeed[] = [
  { id: 1, document_type: 'refund_policy', content: refunds },
  { id: 2, document_type: 'privacy_policy', content: privacy },
];
