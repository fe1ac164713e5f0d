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
// A table: one row per line.
// prettier-ignore
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
    ['Sarkhej Gandhinagar Highway', 'طريق سركهيج غانديناغار السريع', 'route', 23.0457, 72.5152, '380054'],
    ['Sindhu Bhavan Road', 'طريق سيندو بافان', 'route', 23.0412, 72.5018, '380059'],
    ['Drive In Road', 'طريق درايف إن', 'route', 23.0468, 72.531, '380052'],
    ['Relief Road', 'طريق ريليف', 'route', 23.0268, 72.5872, '380001'],
    ['Science City Road', 'طريق مدينة العلوم', 'route', 23.0721, 72.5149, '380060'],
    ['Memnagar', 'ميمناغار', 'sublocality', 23.0531, 72.5353, '380052'],
    ['Ambawadi', 'أمباوادي', 'sublocality', 23.0186, 72.5509, '380015'],
    ['Vejalpur', 'فيجالبور', 'sublocality', 23.0051, 72.5178, '380051'],
    ['Vasna', 'فاسنا', 'sublocality', 23.0008, 72.5482, '380007'],
    ['Bopal', 'بوبال', 'sublocality', 23.0332, 72.4638, '380058'],
    ['Ghatlodia', 'غاتلوديا', 'sublocality', 23.0699, 72.5421, '380061'],
    ['Shahibaug', 'شاهيباغ', 'sublocality', 23.0531, 72.5918, '380004'],
    ['Bapunagar', 'بابوناغار', 'sublocality', 23.0339, 72.6302, '380024'],
    ['Naroda', 'نارودا', 'sublocality', 23.0691, 72.6529, '382330'],
    ['Chandkheda', 'تشاندخيدا', 'sublocality', 23.1109, 72.5851, '382424'],
    ['Motera Stadium', 'ملعب موتيرا', 'premise', 23.0917, 72.5975, '380005'],
    ['Bhadra Fort', 'قلعة بهادرا', 'premise', 23.0239, 72.5812, '380001'],
    ['Iskcon Temple', 'معبد إسكون', 'premise', 23.0293, 72.5069, '380058'],
    ['Ahmedabad Airport', 'مطار أحمد آباد', 'premise', 23.0734, 72.6266, '382475'],
  ]),
  ...placesIn(london, [
    ['Upper Street', 'شارع أبر', 'route', 51.5381, -0.1029, 'N1 0PQ'],
    ['Angel Station', 'محطة إنجل', 'transit_station', 51.5322, -0.1058, 'N1 8XX'],
    ['Exmouth Market', 'سوق إكسموث', 'route', 51.5257, -0.1092, 'EC1R 4QE'],
    ['Highbury Fields', 'حقول هايبري', 'park', 51.5498, -0.1013, 'N5 1AR'],
    ["King's Cross", 'كينغز كروس', 'transit_station', 51.5308, -0.1238, 'N1C 4TB'],
    ['Old Street', 'أولد ستريت', 'route', 51.5256, -0.0875, 'EC1V 9NR'],
    ['Caledonian Road', 'طريق كاليدونيان', 'route', 51.5435, -0.1157, 'N1 1DF'],
    ['Essex Road', 'طريق إسكس', 'route', 51.5418, -0.0951, 'N1 8LN'],
    ['Liverpool Road', 'طريق ليفربول', 'route', 51.5403, -0.1082, 'N1 0RW'],
    ['Chapel Market', 'سوق تشابل', 'route', 51.5333, -0.1087, 'N1 9EX'],
    ['Camden Passage', 'ممر كامدن', 'route', 51.534, -0.1038, 'N1 8EA'],
    ['Canonbury', 'كانونبري', 'sublocality', 51.5469, -0.0929, 'N1 2AN'],
    ['Holloway Road', 'طريق هولواي', 'route', 51.5561, -0.1162, 'N7 8DD'],
    ['Emirates Stadium', 'ملعب الإمارات', 'premise', 51.5549, -0.1084, 'N7 7AJ'],
    ['Finsbury Park', 'متنزه فينسبري', 'park', 51.5716, -0.1013, 'N4 2NQ'],
    ['Clerkenwell Green', 'كليركنويل غرين', 'route', 51.5229, -0.1056, 'EC1R 0DP'],
    ['Farringdon Station', 'محطة فارينغدون', 'transit_station', 51.5203, -0.1053, 'EC1M 6BY'],
    ['Barbican Centre', 'مركز باربيكان', 'premise', 51.5202, -0.0938, 'EC2Y 8DS'],
    ['Liverpool Street Station', 'محطة شارع ليفربول', 'transit_station', 51.5178, -0.0823, 'EC2M 7PY'],
    ['Spitalfields Market', 'سوق سبيتالفيلدز', 'premise', 51.5196, -0.0755, 'E1 6EW'],
    ['Brick Lane', 'بريك لين', 'route', 51.5217, -0.0717, 'E1 6QL'],
    ['Hoxton Square', 'ميدان هوكستون', 'park', 51.5275, -0.0809, 'N1 6NU'],
    ['St Pancras International', 'محطة سانت بانكراس', 'transit_station', 51.5317, -0.1262, 'N1C 4QP'],
    ['British Museum', 'المتحف البريطاني', 'premise', 51.5194, -0.127, 'WC1B 3DG'],
    ['Camden High Street', 'شارع كامدن هاي', 'route', 51.5386, -0.1425, 'NW1 7JN'],
    ["Regent's Park", 'متنزه ريجنتس', 'park', 51.5313, -0.157, 'NW1 4NR'],
    ['Covent Garden', 'كوفنت غاردن', 'sublocality', 51.5117, -0.124, 'WC2E 8RF'],
    ['Oxford Street', 'شارع أكسفورد', 'route', 51.5152, -0.1419, 'W1C 1DE'],
    ['London Bridge', 'جسر لندن', 'transit_station', 51.5052, -0.0864, 'SE1 9SP'],
    ['Mare Street', 'شارع مير', 'route', 51.5424, -0.0554, 'E8 3RH'],
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
    ['Burj Khalifa', 'برج خليفة', 'premise', 25.1975, 55.2739, '00000'],
    ['Dubai Mall', 'دبي مول', 'premise', 25.1985, 55.2796, '00000'],
    ['Dubai Frame', 'برواز دبي', 'premise', 25.2355, 55.3003, '00000'],
    ['Dubai World Trade Centre', 'مركز دبي التجاري العالمي', 'premise', 25.2265, 55.2888, '00000'],
    ['Dubai International Financial Centre', 'مركز دبي المالي العالمي', 'premise', 25.2117, 55.2794, '00000'],
    ['City Walk', 'سيتي ووك', 'sublocality', 25.2071, 55.2628, '00000'],
    ['Jumeirah Road', 'شارع جميرا', 'route', 25.1892, 55.2332, '00000'],
    ['Umm Suqeim', 'أم سقيم', 'sublocality', 25.1502, 55.2061, '00000'],
    ['Burj Al Arab', 'برج العرب', 'premise', 25.1412, 55.1852, '00000'],
    ['Al Quoz', 'القوز', 'sublocality', 25.1371, 55.2268, '00000'],
    ['Al Barsha', 'البرشاء', 'sublocality', 25.1069, 55.1962, '00000'],
    ['Mall of the Emirates', 'مول الإمارات', 'premise', 25.1181, 55.2006, '00000'],
    ['Dubai Internet City', 'مدينة دبي للإنترنت', 'sublocality', 25.0951, 55.1571, '00000'],
    ['Palm Jumeirah', 'نخلة جميرا', 'sublocality', 25.1124, 55.139, '00000'],
    ['Dubai Marina', 'دبي مارينا', 'sublocality', 25.0805, 55.1403, '00000'],
    ['Jumeirah Lakes Towers', 'أبراج بحيرات جميرا', 'sublocality', 25.0693, 55.142, '00000'],
    ['Ibn Battuta Mall', 'ابن بطوطة مول', 'premise', 25.0441, 55.118, '00000'],
    ['Jumeirah Village Circle', 'قرية جميرا الدائرية', 'sublocality', 25.0582, 55.2089, '00000'],
    ['Oud Metha', 'عود ميثاء', 'sublocality', 25.2381, 55.3109, '00000'],
    ['Al Mankhool', 'المنخول', 'sublocality', 25.2502, 55.2931, '00000'],
    ['Al Fahidi', 'الفهيدي', 'sublocality', 25.2637, 55.2999, '00000'],
    ['Al Seef', 'السيف', 'sublocality', 25.2591, 55.3069, '00000'],
    ['Gold Souk', 'سوق الذهب', 'premise', 25.2701, 55.2964, '00000'],
    ['Al Muraqqabat', 'المرقبات', 'sublocality', 25.2651, 55.3279, '00000'],
    ['Al Garhoud', 'القرهود', 'sublocality', 25.2439, 55.3461, '00000'],
    ['Dubai International Airport', 'مطار دبي الدولي', 'premise', 25.2532, 55.3657, '00000'],
    ['Al Qusais', 'القصيص', 'sublocality', 25.2759, 55.3871, '00000'],
    ['Mirdif', 'مردف', 'sublocality', 25.2201, 55.4199, '00000'],
    ['International City', 'المدينة العالمية', 'sublocality', 25.1651, 55.4079, '00000'],
  ]),
]
