import { randomBytes } from 'node:crypto';
import { hashPassword } from '../accounts/customers.ts';
import { imagePath } from '../media/media.ts';
import type { Seed } from '../seed/index.ts';
import type { Database } from './database.ts';
import { fillProducts } from './fill-products.ts';

/** Writes the seed into empty tables; call it within a transaction. */
export function fillShop(db: Database, seed: Seed): void {
  db.run(`insert into meta (name, value) values ('signing_key', ?)`, randomBytes(32).toString('base64url'));
  fillCustomers(db, seed);
  fillProducts(db, seed);
  fillBlog(db, seed);
  fillPages(db, seed);
  fillRecords(db, seed);
}

function fillCustomers(db: Database, { customers }: Seed): void {
  const now = new Date().toISOString();
  for (const { id, username, email, password } of customers) {
    db.run(
      'insert into customers (id, username, email, password_hash, created_at) values (?, ?, ?, ?, ?)',
      id,
      username,
      email,
      hashPassword(password),
      now,
    );
  }
}

function fillBlog(db: Database, { posts, comments }: Seed): void {
  for (const post of posts) {
    db.run(
      `insert into posts (id, slug, title, featured_image, content, author, status, published_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      post.id,
      post.slug,
      post.title,
      post.featured_image && imagePath(post.featured_image),
      post.content,
      post.author?.username,
      post.status,
      post.published_at,
    );
  }
  for (const comment of comments) {
    db.run(
      `insert into comments (id, post_id, parent_id, username, content, created_at, is_approved)
       values (?, ?, ?, ?, ?, ?, ?)`,
      comment.id,
      comment.post,
      comment.parent,
      comment.user?.username,
      comment.content,
      comment.created_at,
      comment.is_approved,
    );
  }
}

function fillPages(db: Database, { faqs, documents }: Seed): void {
  for (const { id, question, answer } of faqs) {
    db.run('insert into faqs (id, question, answer) values (?, ?, ?)', id, question, answer);
  }
  for (const { id, document_type, content } of documents) {
    db.run('insert into documents (id, document_type, content) values (?, ?, ?)', id, document_type, content);
  }
}

function fillRecords(db: Database, { company, contact, settings, paymentOptions }: Seed): void {
  const branches = contact.branch_locations.map((branch) => ({ ...branch, image: imagePath(branch.image) }));
  const records = {
    company,
    contact: { ...contact, branch_locations: branches },
    settings: { ...settings, logo: imagePath(settings.logo) },
    payment_options: paymentOptions,
  };
  for (const [name, value] of Object.entries(records)) {
    db.run('insert into records (name, value) values (?, ?)', name, JSON.stringify(value));
  }
}
