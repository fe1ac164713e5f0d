/** Steps that bring a database to the present form; a step that was released is never changed, only followed by another. */
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
]
