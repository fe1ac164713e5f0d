/** A saved address of a demo customer. */
interface AddressSeed {
  label: 'Home' | 'Office' | 'Other'
  flatNo: string
  houseName: string
  address: string
  landmark: string
  city: string
  state: string
  zipCode: string
  latitude: number
  longitude: number
  isPrimary: boolean
}

/** An order that was delivered some days before the demo started. Its client knew only tax and delivery fees. */
export interface PastOrderSeed {
  id: number
  storeId: number
  daysAgo: number
  rated: boolean
  lines: { itemId: number; quantity: number; amount: number; optionIds: string }[]
  serviceFee: number
  deliveryFee: number
}

/** A demo customer of one brand. */
export interface CustomerSeed {
  id: number
  vendorId: number
  name: string
  lastName: string
  mobile: string
  email: string
  countryCode: string
  /** Social profiles the account is known by. */
  googleId?: string
  facebookId?: string
  wallet: number
  addresses: AddressSeed[]
  orders: PastOrderSeed[]
}

/** Password of every demo customer. */
export const DEMO_PASSWORD = 'demo1234'

const asha = {
  name: 'Asha',
  lastName: 'Patel',
  mobile: '9000000001',
  email: 'asha@example.com',
  googleId: 'google-asha',
  facebookId: 'facebook-asha',
  wallet: 150,
}
const ravi = { name: 'Ravi', lastName: 'Shah', mobile: '9000000002', email: 'ravi@example.com', wallet: 40 }

const ahmedabad = { city: 'Ahmedabad', state: 'Gujarat' }
const london = { city: 'London', state: 'England' }
const dubai = { city: 'دبي', state: 'دبي' }

const home = { label: 'Home', isPrimary: true } as const
const office = { label: 'Office', isPrimary: false } as const

/** Two customers for every brand, so that tests can try somebody else's addresses and orders. */
// A table: one row per line.
// prettier-ignore
export const customers: CustomerSeed[] = [
  {
    ...asha,
    id: 5501,
    vendorId: 10001,
    countryCode: '+91',
    addresses: [
      { ...home, ...ahmedabad, flatNo: '4B', houseName: 'Lake View', address: 'CG Road, Navrangpura, Ahmedabad', landmark: 'Opposite the municipal market', zipCode: '380009', latitude: 23.0258, longitude: 72.559 },
      { ...office, ...ahmedabad, flatNo: '', houseName: 'Shivalik House', address: 'Ashram Road, Usmanpura, Ahmedabad', landmark: '', zipCode: '380014', latitude: 23.039, longitude: 72.571 },
    ],
    orders: [
      {
        id: 70001,
        storeId: 2101,
        daysAgo: 6,
        rated: false,
        serviceFee: 26.5,
        deliveryFee: 20,
        lines: [
          { itemId: 901, quantity: 2, amount: 440, optionIds: '311' },
          { itemId: 921, quantity: 1, amount: 90, optionIds: '' },
        ],
      },
    ],
  },
  {
    ...ravi,
    id: 5502,
    vendorId: 10001,
    countryCode: '+91',
    addresses: [{ ...home, ...ahmedabad, flatNo: '12', houseName: 'Sardar Flats', address: 'Paldi Main Road, Paldi, Ahmedabad', landmark: 'Near the bus stand', zipCode: '380007', latitude: 23.012, longitude: 72.56 }],
    orders: [{ id: 70002, storeId: 2101, daysAgo: 2, rated: true, serviceFee: 11, deliveryFee: 30, lines: [{ itemId: 914, quantity: 2, amount: 220, optionIds: '' }] }],
  },
  { ...asha, id: 5503, vendorId: 10002, countryCode: '+44', addresses: [{ ...home, ...london, flatNo: 'Flat 2', houseName: '18', address: 'Upper Street, Islington, London', landmark: '', zipCode: 'N1 0PQ', latitude: 51.5381, longitude: -0.1029 }], orders: [] },
  { ...ravi, id: 5504, vendorId: 10002, countryCode: '+44', addresses: [{ ...home, ...london, flatNo: '', houseName: '7', address: 'Exmouth Market, Clerkenwell, London', landmark: '', zipCode: 'EC1R 4QE', latitude: 51.5257, longitude: -0.1092 }], orders: [] },
  { ...asha, id: 5505, vendorId: 10003, countryCode: '+971', addresses: [{ ...home, ...dubai, flatNo: '1204', houseName: 'برج الخليج', address: 'شارع الشيخ زايد، دبي', landmark: 'قرب محطة المترو', zipCode: '00000', latitude: 25.2189, longitude: 55.2802 }], orders: [] },
  { ...ravi, id: 5506, vendorId: 10003, countryCode: '+971', addresses: [{ ...home, ...dubai, flatNo: '', houseName: 'فيلا ٩', address: 'شارع الوصل، جميرا، دبي', landmark: '', zipCode: '00000', latitude: 25.2122, longitude: 55.2508 }], orders: [] },
  { ...asha, id: 5507, vendorId: 10004, countryCode: '+91', addresses: [{ ...home, ...ahmedabad, flatNo: '2', houseName: 'Riverside Flats', address: 'Ellisbridge, Ahmedabad', landmark: '', zipCode: '380006', latitude: 23.023, longitude: 72.571 }], orders: [] },
  { ...ravi, id: 5508, vendorId: 10004, countryCode: '+91', addresses: [{ ...home, ...ahmedabad, flatNo: '', houseName: '31', address: 'Lal Darwaja, Ahmedabad', landmark: '', zipCode: '380001', latitude: 23.025, longitude: 72.581 }], orders: [] },
  { ...asha, id: 5509, vendorId: 10005, countryCode: '+91', wallet: 0, addresses: [{ ...home, ...ahmedabad, flatNo: '4B', houseName: 'Lake View', address: 'CG Road, Navrangpura, Ahmedabad', landmark: '', zipCode: '380009', latitude: 23.0258, longitude: 72.559 }], orders: [] },
  { ...ravi, id: 5510, vendorId: 10005, countryCode: '+91', wallet: 0, addresses: [{ ...home, ...ahmedabad, flatNo: '12', houseName: 'Sardar Flats', address: 'Paldi Main Road, Paldi, Ahmedabad', landmark: '', zipCode: '380007', latitude: 23.012, longitude: 72.56 }], orders: [] },
]
