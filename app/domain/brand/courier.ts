/** Companies that bring orders for a vendor, as the vendor names them (flows 5.10). */
export const couriers = ['dunzo', 'porter'] as const
export type Courier = (typeof couriers)[number]
