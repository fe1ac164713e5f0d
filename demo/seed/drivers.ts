/** A courier. */
export interface Driver {
  id: number
  name: string
  phone: string
  /** Empty when there is none. */
  picture: string
}

/** The couriers of each brand. */
const drivers: Record<number, readonly Driver[]> = {
  10001: [
    { id: 90, name: 'Priya', phone: '9000000090', picture: 'courier-priya' },
    { id: 91, name: 'Imran', phone: '9000000091', picture: 'courier-imran' },
    { id: 92, name: 'Arjun', phone: '9000000092', picture: 'courier-arjun' },
    { id: 93, name: 'Salma', phone: '9000000093', picture: '' },
    { id: 94, name: 'Vikram', phone: '9000000094', picture: '' },
    { id: 95, name: 'Joseph', phone: '9000000095', picture: '' },
  ],
  10002: [
    { id: 190, name: 'Grace', phone: '7700900190', picture: 'courier-priya' },
    { id: 191, name: 'Daniel', phone: '7700900191', picture: 'courier-arjun' },
    { id: 192, name: 'Aisha', phone: '7700900192', picture: '' },
  ],
  10003: [
    { id: 290, name: 'يوسف', phone: '500000290', picture: 'courier-imran' },
    { id: 291, name: 'بلال', phone: '500000291', picture: 'courier-arjun' },
    { id: 292, name: 'راشد', phone: '500000292', picture: '' },
  ],
  10004: [
    { id: 390, name: 'Meera', phone: '9000000390', picture: 'courier-priya' },
    { id: 391, name: 'Farhan', phone: '9000000391', picture: 'courier-imran' },
  ],
}

/** The courier of an order. An order always has the same one. */
export function driverFor(vendorId: number, orderId: number): Driver | undefined {
  const crew = drivers[vendorId] ?? []
  return crew[orderId % crew.length]
}
