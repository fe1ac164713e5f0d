import type { Point } from '../core/geo'

type Names = readonly [english: string, arabic: string]

/** A place the geocoder knows. */
export interface Place {
  name: Names
  kind: 'route' | 'sublocality' | 'premise' | 'park' | 'transit_station'
  point: Point
  postalCode: string
  locality: Names
  state: Names
  stateCode: string
  country: Names
  countryCode: string
}

type Row = [en: string, ar: string, kind: Place['kind'], lat: number, lng: number, postalCode: string]

type Region = Pick<Place, 'locality' | 'state' | 'stateCode' | 'country' | 'countryCode'>

const placesIn = (region: Region, rows: Row[]): Place[] =>
  rows.map(([en, ar, kind, lat, lng, postalCode]) => ({
    ...region,
    name: [en, ar],
    kind,
    point: { lat, lng },
    postalCode,
  }))

const ahmedabad: Region = {
  locality: ['Ahmedabad', 'أحمد آباد'],
  state: ['Gujarat', 'غوجارات'],
  stateCode: 'GJ',
  country: ['India', 'الهند'],
  countryCode: 'IN',
}

const london: Region = {
  locality: ['London', 'لندن'],
  state: ['England', 'إنجلترا'],
  stateCode: 'England',
  country: ['United Kingdom', 'المملكة المتحدة'],
  countryCode: 'GB',
}

const dubai: Region = {
  locality: ['Dubai', 'دبي'],
  state: ['Dubai', 'دبي'],
  stateCode: 'DU',
  country: ['United Arab Emirates', 'الإمارات العربية المتحدة'],
  countryCode: 'AE',
}

/** Streets, landmarks and areas of the demo cities. */
export const places: Place[] = [
  ...placesIn(ahmedabad, [
    ['CG Road', 'طريق سي جي', 'route', 23.0258, 72.559, '380009'],
    ['Law Garden', 'حديقة لو', 'park', 23.0262, 72.5609, '380006'],
    ['Ellisbridge', 'إليس بريدج', 'sublocality', 23.023, 72.571, '380006'],
    ['Navrangpura', 'نافرانغبورا', 'sublocality', 23.0365, 72.5611, '380009'],
    ['Vastrapur Lake', 'بحيرة فاسترابور', 'park', 23.039, 72.5293, '380015'],
    ['Satellite Road', 'طريق ساتلايت', 'route', 23.03, 72.517, '380015'],
    ['Ashram Road', 'طريق أشرم', 'route', 23.039, 72.571, '380014'],
    ['Sabarmati Ashram', 'معتزل سابارماتي', 'premise', 23.0608, 72.5809, '380027'],
    ['Sabarmati Riverfront', 'واجهة نهر سابارماتي', 'park', 23.029, 72.575, '380006'],
    ['Maninagar', 'مانيناغار', 'sublocality', 22.9962, 72.603, '380008'],
    ['Kankaria Lake', 'بحيرة كانكاريا', 'park', 23.0063, 72.6026, '380022'],
    ['Paldi', 'بالدي', 'sublocality', 23.012, 72.56, '380007'],
    ['Manek Chowk', 'مانيك تشوك', 'route', 23.0237, 72.5886, '380001'],
    ['Lal Darwaja', 'لال دارواجا', 'sublocality', 23.025, 72.581, '380001'],
    ['Bodakdev', 'بوداكديف', 'sublocality', 23.0405, 72.511, '380054'],
    ['Prahlad Nagar', 'براهلاد ناغار', 'sublocality', 23.012, 72.5108, '380015'],
    ['Gujarat University', 'جامعة غوجارات', 'premise', 23.0366, 72.545, '380009'],
    ['IIM Road', 'طريق المعهد', 'route', 23.0316, 72.536, '380015'],
    ['Usmanpura', 'عثمان بورا', 'sublocality', 23.048, 72.568, '380013'],
    ['Naranpura', 'نارانبورا', 'sublocality', 23.058, 72.557, '380013'],
    ['Ahmedabad Junction', 'محطة أحمد آباد', 'transit_station', 23.0272, 72.601, '380002'],
    ['Thaltej', 'ثالتيج', 'sublocality', 23.0497, 72.502, '380059'],
  ]),
  ...placesIn(london, [
    ['Upper Street', 'شارع أبر', 'route', 51.5381, -0.1029, 'N1 0PQ'],
    ['Angel Station', 'محطة إنجل', 'transit_station', 51.5322, -0.1058, 'N1 8XX'],
    ['Exmouth Market', 'سوق إكسموث', 'route', 51.5257, -0.1092, 'EC1R 4QE'],
    ['Highbury Fields', 'حقول هايبري', 'park', 51.5498, -0.1013, 'N5 1AR'],
    ["King's Cross", 'كينغز كروس', 'transit_station', 51.5308, -0.1238, 'N1C 4TB'],
    ['Old Street', 'أولد ستريت', 'route', 51.5256, -0.0875, 'EC1V 9NR'],
    ['Caledonian Road', 'طريق كاليدونيان', 'route', 51.5435, -0.1157, 'N1 1DF'],
  ]),
  ...placesIn(dubai, [
    ['Sheikh Zayed Road', 'شارع الشيخ زايد', 'route', 25.2189, 55.2802, '00000'],
    ['Al Rigga Street', 'شارع الرقة', 'route', 25.2659, 55.3209, '00000'],
    ['Deira', 'ديرة', 'sublocality', 25.2697, 55.3095, '00000'],
    ['Bur Dubai', 'بر دبي', 'sublocality', 25.2582, 55.2968, '00000'],
    ['Al Karama', 'الكرامة', 'sublocality', 25.2484, 55.3035, '00000'],
    ['Jumeirah Beach', 'شاطئ جميرا', 'park', 25.2048, 55.2395, '00000'],
    ['Al Wasl Road', 'شارع الوصل', 'route', 25.2122, 55.2508, '00000'],
    ['Al Satwa', 'السطوة', 'sublocality', 25.2334, 55.2631, '00000'],
    ['Downtown Dubai', 'وسط مدينة دبي', 'sublocality', 25.1972, 55.2744, '00000'],
    ['Zabeel Park', 'حديقة زعبيل', 'park', 25.2297, 55.2926, '00000'],
    ['Business Bay', 'الخليج التجاري', 'sublocality', 25.1853, 55.2725, '00000'],
  ]),
]
