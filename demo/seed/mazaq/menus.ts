import type { GroupSeed, ItemSeed, Kind, SectionSeed, TagSeed } from '../../catalogue/menu-seed'
import { choice, dish } from '../dish'

/** Tags of items in Arabic and English. */
// A table: one row per line.
// prettier-ignore
const tags = {
  mostWanted: { id: 13, name: ['الأكثر طلباً', 'Most wanted'], background: '#ffe9c7', color: '#5a3b00' },
  newHere: { id: 14, name: ['جديد', 'New'], background: '#dff5e3', color: '#14532d' },
  chefsChoice: { id: 15, name: ['اختيار الشيف', "Chef's choice"], background: '#fde8ea', color: '#7a1f2b' },
  light: { id: 16, name: ['خفيف', 'Light'], background: '#e5f5e4', color: '#1b4d20' },
  spicy: { id: 17, name: ['حار', 'Hot'], background: '#ffe2d6', color: '#7a2500' },
} satisfies Record<string, TagSeed>

const { mostWanted, newHere, chefsChoice, light, spicy } = tags

type Row = [
  ar: string,
  en: string,
  price: number,
  kind: Kind,
  picture: string,
  about: [ar: string, en: string],
  more?: Partial<ItemSeed>,
]

const section = (ar: string, en: string, rows: Row[]): SectionSeed => ({
  name: [ar, en],
  items: rows.map(([arabic, name, price, kind, picture, about, more]) =>
    dish([arabic, name], price, kind, picture, about, more),
  ),
})

const bread: GroupSeed = {
  name: ['نوع الخبز', 'Bread'],
  min: 1,
  max: 1,
  options: [
    choice(['خبز عربي', 'Pitta'], 0, { isDefault: true }),
    choice(['خبز صاج', 'Saj'], 2),
    choice(['خبز أسمر', 'Brown bread'], 1),
  ],
}

const additions: GroupSeed = {
  name: ['إضافات', 'Extras'],
  min: 0,
  max: 3,
  options: [
    choice(['جبنة', 'Cheese'], 3),
    choice(['بطاطا داخل الساندويش', 'Fries inside'], 2),
    choice(['صلصة', 'Sauce'], 0, {
      min: 1,
      max: 1,
      options: [choice(['ثومية', 'Garlic'], 0), choice(['طحينة', 'Tahini'], 0), choice(['شطة', 'Chilli'], 1)],
    }),
  ],
}

const riceSize: GroupSeed = {
  name: ['الحجم', 'Size'],
  min: 1,
  max: 1,
  options: [
    choice(['نفر', 'One person'], 0, { isDefault: true }),
    choice(['نفران', 'Two people'], 28),
    choice(['عائلي', 'Family'], 75),
  ],
}

const water: Row = ['مياه معدنية', 'Mineral water', 3, 'none', 'mineral-water', ['نصف لتر', 'Half a litre']]
const daily = { subscription: true }
const ayran: Row = ['لبن عيران', 'Ayran', 7, 'veg', 'ayran', ['بارد ومملح', 'Cold and salted'], daily]

// A table: one row per line.
// prettier-ignore
export const shawarma: SectionSeed[] = [
  section('شاورما', 'Shawarma', [
    ['شاورما دجاج', 'Chicken shawarma', 14, 'nonveg', 'chicken-shawarma', ['دجاج متبل على السيخ مع ثومية ومخلل', 'Marinated chicken off the spit, garlic cream, pickles'], { groups: [bread, additions], featured: true, tags: [mostWanted] }],
    ['شاورما لحم', 'Beef shawarma', 17, 'nonveg', 'beef-shawarma', ['لحم بقري مع طرطور وبقدونس', 'Beef with tahini and parsley'], { groups: [bread, additions] }],
    ['صحن شاورما عربي', 'Arabic shawarma plate', 32, 'nonveg', 'arabic-shawarma-plate', ['مقطعة مع بطاطا ومخلل وثومية', 'Cut, with fries, pickles and garlic cream'], { mrp: 36 }],
    ['فتة شاورما', 'Shawarma fatteh', 28, 'nonveg', 'shawarma-fatteh', ['خبز محمص ولبن وصنوبر', 'Toasted bread, yoghurt, pine nuts']],
  ]),
  section('مقبلات', 'Sides', [
    ['بطاطا مقلية', 'Fries', 10, 'veg', 'fries', ['مقرمشة مع سماق', 'Crisp, with sumac']],
    ['حمص', 'Hummus', 15, 'veg', 'hummus', ['بزيت الزيتون والحمص الحب', 'Olive oil, whole chickpeas']],
    ['سلطة فتوش', 'Fattoush', 18, 'veg', 'fattoush', ['خضار طازجة وخبز محمص ودبس رمان', 'Fresh vegetables, toasted bread, pomegranate']],
  ]),
  section('مشروبات', 'Drinks', [ayran, water]),
]

// A table: one row per line.
// prettier-ignore
export const grill: SectionSeed[] = [
  section('مشاوي', 'From the grill', [
    ['كباب حلبي', 'Aleppo kebab', 42, 'nonveg', 'aleppo-kebab', ['لحم مفروم مع بقدونس وبهارات', 'Minced lamb, parsley, spices'], { featured: true, tags: [chefsChoice] }],
    ['شيش طاووق', 'Shish taouk', 38, 'nonveg', 'shish-taouk', ['صدور دجاج متبلة بالليمون والثوم', 'Chicken, lemon, garlic'], { mrp: 44 }],
    ['ريش غنم', 'Lamb chops', 65, 'nonveg', 'lamb-chops-grilled', ['أربع ريش على الفحم', 'Four chops over charcoal']],
    ['مشاوي مشكلة', 'Mixed grill', 78, 'nonveg', 'mixed-grill', ['كباب وطاووق وتكة لشخصين', 'Kebab, taouk and tikka for two'], { stock: 3 }],
    ['نصف دجاجة على الفحم', 'Half charcoal chicken', 34, 'nonveg', 'half-charcoal-chicken', ['مع ثومية وبطاطا', 'With garlic cream and fries']],
  ]),
  section('مقبلات', 'Mezze', [
    ['متبل', 'Moutabal', 17, 'veg', 'moutabal', ['باذنجان مشوي وطحينة', 'Smoked aubergine, tahini']],
    ['تبولة', 'Tabbouleh', 18, 'veg', 'tabbouleh', ['بقدونس وبرغل وليمون', 'Parsley, bulgur, lemon'], { tags: [light] }],
    ['كبة مقلية', 'Fried kibbeh', 22, 'nonveg', 'fried-kibbeh', ['أربع حبات محشوة باللحم والصنوبر', 'Four, with lamb and pine nuts']],
  ]),
  section('مشروبات', 'Drinks', [['ليمون بالنعناع', 'Mint lemonade', 14, 'none', 'mint-lemonade', ['عصير ليمون طازج ونعناع', 'Fresh lemon, crushed mint']], ayran, water]),
]

// A table: one row per line.
// prettier-ignore
export const rice: SectionSeed[] = [
  section('أطباق الأرز', 'Rice dishes', [
    ['مندي دجاج', 'Chicken mandi', 32, 'nonveg', 'chicken-mandi', ['دجاج مدخن على أرز مبهر', 'Smoked chicken on spiced rice'], { groups: [riceSize], featured: true, tags: [mostWanted] }],
    ['مندي لحم', 'Lamb mandi', 48, 'nonveg', 'lamb-mandi', ['لحم يذوب مع أرز بالزعفران', 'Tender lamb, saffron rice'], { groups: [riceSize] }],
    ['كبسة دجاج', 'Chicken kabsa', 30, 'nonveg', 'chicken-kabsa', ['لومي وقرفة وزبيب', 'Dried lime, cinnamon, raisins']],
    ['مجبوس ربيان', 'Prawn machboos', 46, 'nonveg', 'prawn-machboos', ['ربيان الخليج مع أرز أحمر', 'Gulf prawns, red rice'], { tags: [chefsChoice] }],
    ['مقلوبة خضار', 'Vegetable maqluba', 27, 'veg', 'vegetable-maqluba', ['باذنجان وقرنبيط مقلوب', 'Aubergine, cauliflower, turned over']],
  ]),
  section('مع الطبق', 'On the side', [['دقوس', 'Daqoos', 4, 'veg', 'daqoos', ['صلصة طماطم حارة', 'Hot tomato sauce'], { tags: [spicy] }], ['لبن بالخيار', 'Cucumber yoghurt', 8, 'veg', 'cucumber-yoghurt', ['مع نعناع يابس', 'With dried mint']], ['شوربة عدس', 'Lentil soup', 12, 'veg', 'lentil-soup', ['مع كمون وليمون', 'Cumin and lemon']], water]),
]

// A table: one row per line.
// prettier-ignore
export const bakery: SectionSeed[] = [
  section('مناقيش', 'Manakish', [
    ['منقوشة زعتر', 'Zaatar manousheh', 8, 'veg', 'zaatar-manousheh', ['زعتر بلدي وزيت زيتون', 'Wild thyme, olive oil'], { bogo: true }],
    ['منقوشة جبنة', 'Cheese manousheh', 12, 'veg', 'cheese-manousheh', ['جبنة عكاوي ذائبة', 'Melted akkawi cheese']],
    ['لحم بعجين', 'Lahm bi ajin', 14, 'nonveg', 'lahm-bi-ajin', ['لحم مفروم وبندورة ودبس رمان', 'Lamb, tomato, pomegranate']],
    ['فطيرة سبانخ', 'Spinach pie', 7, 'veg', 'spinach-pie', ['سماق وبصل', 'Sumac, onion']],
  ]),
  section('فطور', 'Breakfast', [
    ['شكشوكة', 'Shakshuka', 20, 'nonveg', 'shakshuka', ['بيض وبندورة وفليفلة', 'Eggs, tomato, pepper']],
    ['فول مدمس', 'Foul medames', 14, 'veg', 'foul-medames', ['بليمون وكمون وزيت زيتون', 'Lemon, cumin, olive oil']],
    ['لبنة بالزيت', 'Labneh', 13, 'veg', 'labneh', ['مع نعناع وزيتون', 'Mint and olives']],
  ]),
  section('مشروبات ساخنة', 'Hot drinks', [
    ['شاي كرك', 'Karak tea', 5, 'veg', 'karak-tea', ['بالهيل والزعفران', 'Cardamom and saffron'], { featured: true }],
    ['قهوة عربية', 'Arabic coffee', 12, 'none', 'arabic-coffee', ['دلة صغيرة مع تمر', 'A small pot, with dates']],
  ]),
]

// A table: one row per line.
// prettier-ignore
export const sweets: SectionSeed[] = [
  section('حلويات شرقية', 'Oriental sweets', [
    ['كنافة نابلسية', 'Nabulsi knafeh', 24, 'veg', 'nabulsi-knafeh', ['جبنة ساخنة وقطر وفستق', 'Hot cheese, syrup, pistachio'], { featured: true, tags: [mostWanted] }],
    ['بقلاوة بالفستق', 'Pistachio baklava', 28, 'veg', 'pistachio-baklava', ['ربع كيلو', 'A quarter kilo'], { mrp: 32 }],
    ['أم علي', 'Umm Ali', 20, 'veg', 'umm-ali', ['رقائق وحليب ومكسرات', 'Pastry, milk, nuts']],
    ['لقيمات', 'Luqaimat', 16, 'veg', 'luqaimat', ['بدبس التمر والسمسم', 'Date syrup, sesame']],
    ['معمول بالتمر', 'Date maamoul', 18, 'veg', 'date-maamoul', ['ست حبات', 'Six pieces'], { stock: 1 }],
    ['مهلبية', 'Muhallabia', 12, 'veg', 'muhallabia', ['بماء الورد', 'Rose water'], { soldOut: true }],
  ]),
  section('بوظة', 'Ice cream', [
    ['بوظة عربية', 'Arabic ice cream', 15, 'veg', 'arabic-ice-cream', ['مدقوقة بالمستكة والفستق', 'Pounded, with mastic and pistachio']],
    ['آيس كريم حليب الإبل', 'Camel milk ice cream', 18, 'veg', 'camel-milk-ice-cream', ['بالتمر', 'With dates'], { tags: [newHere] }],
  ]),
]

// A table: one row per line.
// prettier-ignore
export const juices: SectionSeed[] = [
  section('عصائر طازجة', 'Fresh juices', [
    ['برتقال', 'Orange', 15, 'none', 'pressed-orange', ['معصور الآن', 'Squeezed now']],
    ['رمان', 'Pomegranate', 20, 'none', 'pomegranate-juice', ['بلا سكر', 'No sugar'], { tags: [light] }],
    ['مانجو', 'Mango', 18, 'none', 'mango-juice', ['كثيف وبارد', 'Thick and cold'], { featured: true }],
    ['بطيخ ونعناع', 'Watermelon and mint', 16, 'none', 'watermelon-juice', ['منعش', 'Refreshing']],
    ['أفوكادو بالعسل', 'Avocado and honey', 22, 'veg', 'avocado-and-honey', ['مع مكسرات', 'With nuts']],
  ]),
  section('كوكتيلات', 'Cocktails', [
    ['كوكتيل فواكه', 'Fruit cocktail', 24, 'veg', 'fruit-cocktail', ['طبقات فواكه وقشطة', 'Layers of fruit and cream']],
    ['حليب بالموز والتمر', 'Banana and date milk', 19, 'veg', 'banana-and-date-milk', ['مشبع', 'Filling']],
    ['جلاب', 'Jallab', 14, 'none', 'jallab', ['دبس وماء ورد وصنوبر', 'Molasses, rose water, pine nuts']],
  ]),
]
