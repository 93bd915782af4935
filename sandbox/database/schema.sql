-- Money is whole cents, times are ISO 8601 text in UTC, flags are 0 or 1, pictures are paths below the origin.

create table meta (
  name text primary key,
  value text not null
) strict;

create table customers (
  id integer primary key,
  username text not null unique collate nocase,
  email text not null unique collate nocase,
  password_hash text not null,
  created_at text not null
) strict;

create table sessions (
  id text primary key,
  customer_id integer not null references customers on delete cascade,
  created_at text not null,
  revoked_at text
) strict;

-- A refresh token is good once; its row stays, so that a second use is noticed.
create table refresh_tokens (
  id text primary key,
  session_id text not null references sessions on delete cascade,
  used_at text
) strict;

create table categories (
  id integer primary key,
  slug text not null unique,
  name text not null,
  description text not null
) strict;

create table products (
  id integer primary key,
  slug text not null unique,
  name text not null,
  category_id integer not null references categories,
  price integer not null check (price >= 0),
  price_before_discount integer check (price_before_discount >= 0),
  stock integer not null check (stock >= 0),
  is_active integer not null check (is_active in (0, 1)),
  description text not null,
  long_html_description text not null,
  image text not null,
  thumb_image text,
  alt_text text not null,
  updated_at text not null
) strict;

create index products_by_category on products (category_id);

create table product_images (
  id integer primary key,
  product_id integer not null references products on delete cascade,
  image text not null,
  alt_text text not null,
  position integer not null
) strict;

create index product_images_by_product on product_images (product_id);

create table product_attributes (
  id integer primary key,
  product_id integer not null references products on delete cascade,
  key text not null,
  value text not null,
  position integer not null
) strict;

create index product_attributes_by_product on product_attributes (product_id);

create table reviews (
  id integer primary key,
  product_id integer not null references products on delete cascade,
  customer_id integer references customers on delete set null,
  username text not null,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  created_at text not null,
  is_verified_purchase integer not null check (is_verified_purchase in (0, 1))
) strict;

create index reviews_by_product on reviews (product_id);

create table posts (
  id integer primary key,
  slug text not null unique,
  title text not null,
  featured_image text,
  content text not null,
  author text,
  status text not null check (status in ('published', 'draft')),
  published_at text
) strict;

create table comments (
  id integer primary key,
  post_id integer not null references posts on delete cascade,
  parent_id integer references comments on delete cascade,
  username text,
  content text not null,
  created_at text not null,
  is_approved integer not null check (is_approved in (0, 1))
) strict;

create index comments_by_post on comments (post_id);
create index comments_by_parent on comments (parent_id);

-- Approved comments whose whole line of parents is approved.
create view visible_comments as
with recursive visible (id, post_id) as (
  select id, post_id from comments where parent_id is null and is_approved = 1
  union all
  select c.id, c.post_id from comments c join visible v on c.parent_id = v.id where c.is_approved = 1
)
select id, post_id from visible;

create table cart_items (
  id integer primary key autoincrement,
  customer_id integer not null references customers on delete cascade,
  product_id integer not null references products,
  customization text not null,
  quantity integer not null check (quantity > 0),
  unique (customer_id, product_id, customization)
) strict;

create table orders (
  id integer primary key autoincrement,
  order_number text not null unique,
  customer_id integer not null references customers,
  idempotency_key text,
  status text not null,
  payment_method text not null,
  delivery_address text not null,
  total integer not null check (total >= 0),
  created_at text not null,
  unique (customer_id, idempotency_key)
) strict;

-- Name and price are what they were when the order was placed.
create table order_items (
  id integer primary key,
  order_id integer not null references orders on delete cascade,
  product_id integer not null references products,
  name text not null,
  slug text not null,
  price integer not null,
  quantity integer not null check (quantity > 0),
  customization text not null
) strict;

create index order_items_by_order on order_items (order_id);
create index order_items_by_product on order_items (product_id);

create table payments (
  uuid text primary key,
  order_id integer not null references orders on delete cascade,
  status text not null check (status in ('initiated', 'pending', 'succeeded', 'failed', 'canceled')),
  currency text not null,
  amount integer not null check (amount >= 0),
  gateway_transaction_ref text not null,
  error_message text not null,
  return_base text,
  created_at text not null
) strict;

create index payments_by_order on payments (order_id);

create table contact_messages (
  id integer primary key autoincrement,
  name text not null,
  email text not null,
  phone_number text not null,
  subject text not null,
  message text not null,
  created_at text not null
) strict;

create table faqs (
  id integer primary key,
  question text not null,
  answer text not null
) strict;

create table documents (
  id integer primary key,
  document_type text not null check (document_type in ('refund_policy', 'privacy_policy')),
  content text not null
) strict;

-- What the shop has exactly one of, as JSON: company, contact, settings, payment_options.
create table records (
  name text primary key,
  value text not null check (json_valid(value))
) strict;
