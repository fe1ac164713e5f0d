/** Migrations of the database. A released migration never changes; new ones follow it. */
export const migrations: readonly string[] = [
  `CREATE TABLE users (
     id INTEGER PRIMARY KEY AUTOINCREMENT, vendor_id INTEGER NOT NULL, name TEXT NOT NULL, last_name TEXT NOT NULL,
     mobile TEXT NOT NULL, email TEXT NOT NULL, password TEXT NOT NULL, country_code TEXT NOT NULL,
     wallet REAL NOT NULL DEFAULT 0, created_at INTEGER NOT NULL);
   CREATE UNIQUE INDEX users_mobile ON users (vendor_id, mobile);
   CREATE TABLE tokens (hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL);
   CREATE TABLE addresses (
     id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, label TEXT NOT NULL, flat_no TEXT NOT NULL,
     house_name TEXT NOT NULL, address TEXT NOT NULL, landmark TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL,
     zip_code TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, is_primary INTEGER NOT NULL DEFAULT 0);
   CREATE INDEX addresses_user ON addresses (user_id);
   CREATE TABLE item_facts (
     item_id INTEGER PRIMARY KEY, store_id INTEGER NOT NULL, price REAL NOT NULL, quantity INTEGER NOT NULL,
     sold_out INTEGER NOT NULL, inactive INTEGER NOT NULL);
   CREATE INDEX item_facts_store ON item_facts (store_id);
   CREATE TABLE orders (
     id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, vendor_id INTEGER NOT NULL, store_id INTEGER NOT NULL,
     placed_at INTEGER NOT NULL, slot_at INTEGER, pickup INTEGER NOT NULL, address TEXT NOT NULL, latitude REAL,
     longitude REAL, sub_total REAL NOT NULL, service_fee REAL NOT NULL, delivery_fee REAL NOT NULL,
     packaging REAL NOT NULL, convenience REAL NOT NULL, driver_tip REAL NOT NULL, discount REAL NOT NULL,
     cashback REAL NOT NULL, total REAL NOT NULL, wallet_amount REAL NOT NULL, payment_method TEXT NOT NULL,
     payment_type TEXT NOT NULL, notes TEXT NOT NULL, contact_less INTEGER NOT NULL, cancelled_reason TEXT,
     rated INTEGER NOT NULL DEFAULT 0);
   CREATE INDEX orders_user ON orders (user_id);
   CREATE TABLE order_lines (
     id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL, item_id INTEGER NOT NULL, quantity INTEGER NOT NULL,
     amount REAL NOT NULL, option_ids TEXT NOT NULL);
   CREATE INDEX order_lines_order ON order_lines (order_id);`,
  `ALTER TABLE users ADD COLUMN google_id TEXT NOT NULL DEFAULT '';
   ALTER TABLE users ADD COLUMN facebook_id TEXT NOT NULL DEFAULT '';
   ALTER TABLE users ADD COLUMN cash_allowed INTEGER NOT NULL DEFAULT 1;
   DROP INDEX users_mobile;
   CREATE UNIQUE INDEX users_vendor_mobile ON users (vendor_id, mobile) WHERE mobile <> '';
   CREATE UNIQUE INDEX users_vendor_email ON users (vendor_id, lower(email)) WHERE email <> '';
   DELETE FROM tokens;
   ALTER TABLE tokens ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE codes (
     id TEXT PRIMARY KEY, vendor_id INTEGER NOT NULL, recipient TEXT NOT NULL, purpose TEXT NOT NULL,
     code_hash TEXT NOT NULL, sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
     reset_hash TEXT, verified_at INTEGER);
   CREATE INDEX codes_recipient ON codes (vendor_id, recipient);
   CREATE TABLE chat_messages (
     id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, sender TEXT NOT NULL, message TEXT NOT NULL,
     order_id INTEGER, is_read INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL);
   CREATE INDEX chat_messages_user ON chat_messages (user_id);
   CREATE TABLE bug_reports (
     id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, title TEXT NOT NULL, description TEXT NOT NULL,
     device_type TEXT NOT NULL, app_version TEXT NOT NULL, image BLOB, at INTEGER NOT NULL);
   CREATE TABLE order_images (
     id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, store_id INTEGER NOT NULL, order_id INTEGER,
     name TEXT NOT NULL, mime_type TEXT NOT NULL, bytes BLOB NOT NULL, at INTEGER NOT NULL);
   CREATE INDEX order_images_user ON order_images (user_id);
   CREATE INDEX order_images_order ON order_images (order_id);
   CREATE TABLE wallet_entries (
     id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, kind TEXT NOT NULL, cents INTEGER NOT NULL,
     order_id INTEGER, subscription_id INTEGER, payment_id TEXT, at INTEGER NOT NULL);
   CREATE INDEX wallet_entries_user ON wallet_entries (user_id);
   INSERT INTO wallet_entries (user_id, kind, cents, at)
     SELECT id, 'opening', CAST(round(wallet * 100) AS INTEGER), created_at FROM users WHERE wallet <> 0;
   ALTER TABLE users DROP COLUMN wallet;
   CREATE TABLE payments (
     id TEXT PRIMARY KEY, user_id INTEGER NOT NULL, vendor_id INTEGER NOT NULL, gateway TEXT NOT NULL,
     purpose TEXT NOT NULL, subject_id INTEGER, cents INTEGER NOT NULL, state TEXT NOT NULL, return_url TEXT NOT NULL,
     created_at INTEGER NOT NULL);
   CREATE INDEX payments_subject ON payments (purpose, subject_id);
   CREATE TABLE jobs (
     id INTEGER PRIMARY KEY AUTOINCREMENT, due_at INTEGER NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL);
   CREATE INDEX jobs_due ON jobs (due_at);
   ALTER TABLE orders ADD COLUMN accepted_at INTEGER;
   UPDATE orders SET accepted_at = placed_at;
   ALTER TABLE orders ADD COLUMN payment_state TEXT NOT NULL DEFAULT 'due';
   ALTER TABLE orders ADD COLUMN subscription_id INTEGER;
   ALTER TABLE orders ADD COLUMN cancelled_at INTEGER;
   UPDATE orders SET cancelled_at = placed_at WHERE cancelled_reason IS NOT NULL;
   CREATE TABLE ratings (
     order_id INTEGER PRIMARY KEY, store_id INTEGER NOT NULL, user_id INTEGER NOT NULL, stars INTEGER NOT NULL,
     comment TEXT NOT NULL, driver_stars INTEGER, driver_comment TEXT NOT NULL, at INTEGER NOT NULL);
   CREATE INDEX ratings_store ON ratings (store_id);
   INSERT INTO ratings (order_id, store_id, user_id, stars, comment, driver_comment, at)
     SELECT id, store_id, user_id, 5, '', '', placed_at FROM orders WHERE rated = 1;
   ALTER TABLE orders DROP COLUMN rated;
   CREATE TABLE coupon_uses (
     id INTEGER PRIMARY KEY AUTOINCREMENT, coupon_id INTEGER NOT NULL, user_id INTEGER NOT NULL, order_id INTEGER,
     subscription_id INTEGER);
   CREATE INDEX coupon_uses_coupon ON coupon_uses (coupon_id, user_id);
   CREATE TABLE subscriptions (
     id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, vendor_id INTEGER NOT NULL,
     store_id INTEGER NOT NULL, item_id INTEGER NOT NULL, option_ids TEXT NOT NULL, address_id INTEGER NOT NULL,
     address TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, quantity INTEGER NOT NULL,
     frequency TEXT NOT NULL, interval_days INTEGER NOT NULL, custom_days TEXT NOT NULL, start_date TEXT NOT NULL,
     end_date TEXT NOT NULL, delivery_time TEXT NOT NULL, sub_total REAL NOT NULL, service_fee REAL NOT NULL,
     delivery_fee REAL NOT NULL, discount REAL NOT NULL, total REAL NOT NULL, payment_method TEXT NOT NULL,
     payment_type TEXT NOT NULL, payment_state TEXT NOT NULL, wallet_amount REAL NOT NULL, notes TEXT NOT NULL,
     status TEXT NOT NULL, pause_from TEXT NOT NULL DEFAULT '', pause_to TEXT NOT NULL DEFAULT '',
     cancelled_reason TEXT, created_at INTEGER NOT NULL);
   CREATE INDEX subscriptions_user ON subscriptions (user_id);
   CREATE TABLE subscription_days (
     id INTEGER PRIMARY KEY AUTOINCREMENT, subscription_id INTEGER NOT NULL, date TEXT NOT NULL,
     quantity INTEGER NOT NULL, order_id INTEGER);
   CREATE UNIQUE INDEX subscription_days_subscription ON subscription_days (subscription_id, date);`,
]
