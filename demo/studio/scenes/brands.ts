import { scenesOf, type Scene } from '../scene'

/** Covers of stores, one a line: name, palette, prop, the hero, what stands round it, and last what flies. */
export const covers = scenesOf(
  'cover',
  `
  cover-green-bowl forest podium 🥗 🥑 🍅 🥬 🥒 🍋 🌿
  cover-spice-route terracotta board 🍛 🍚 🫓 🧅 🧄 🌶️
  cover-corner-bakery honey board 🍞 🥐 🥖 🥨 🥯 🍓
  cover-city-supermarket sky podium 🧺 🥛 🍎 🥖 🥕 🍋
  cover-bella-napoli brick board pizza:tomato:🌿 🍅 🧀 🫑 🫒 🌿
  cover-smash-and-co charcoal board 🍔 🍟 🥤 🧀 🧅 🍅
  cover-sakura-house teal slate 🍣 🍙 🍤 🍵 🍱 🌿
  cover-wok-this-way navy slate 🍜 🥟 🥡 🥚 🧄 🌶️
  cover-saurashtra-rasoi saffron linen clay-smooth:dal:🌿 🫓 clay-grains:white 🧄 🍋 🌿
  cover-manek-chowk-chaat terracotta plate plate-chunks:saffron:🧆+🍅+🌿 🧅 🍋 🧆 🌶️ 🌿
  cover-charminar-biryani aubergine podium clay-grains:saffron:🍗+🌿+🍋 🧅 🍗 🍋 🍚 🌶️
  cover-dosa-darbar olive board dosa:turmeric:🥔+🌿 🥥 bowl-smooth:curry:🌿 🌶️ 🧅 🌿
  cover-bangkok-lane forest slate black-smooth:mint:🦐+🌿 🥥 🍋~40 🌶️ 🥭 🌿
  cover-la-cantina saffron plate 🌯 🥑 🌮 🌽 🍅 🌶️
  cover-cedar-and-sumac olive board 🥙 🧆 clay-smooth:oat:🫒 🧄 🫓 🍅
  cover-sunny-side cream podium 🥞 ☕ 🍯 🍓 🥐 🫐
  cover-kulfi-and-co blush podium 🍨 🍦 🧇 🍓 🍪 🍒
  cover-squeeze mint podium glass:orange:🍊 🍊 🍓 🥝 🥭 🍊
  cover-trattoria-lucia brick linen 🍝 🍅 🧀 🧄 🥖 🌿
  cover-pizza-piazza saffron board 🍕 🍅 🧀 🫑 🫒 🌿
  cover-burger-barn brick slate 🍔~10 shake:caramel:🍫 🍟 🧅 🌭 🍅
  cover-momo-mountain aubergine slate pile:white:🥟 🍜 🌶️ 🫚 🧄 🌿
  cover-thali-junction brick linen karahi-smooth:curry:🌿 🫓 clay-grains:butter:🌿 🍅 🥛 🌶️
  cover-idli-express mint linen balls:white:🌿 🥥 blue-smooth:curry:🌿 🌶️ 🍋 🌿
  cover-biryani-mahal charcoal board karahi-grains:saffron:🍖+🌶️+🌿 🧅 🍲 🍋 🫓 🌶️
  cover-nine-cups cocoa board ☕ 🍪 🥐 🍫 🍩 🫘
  cover-sweet-sitaphal lilac podium 🍰 🍨 🧁 🍓 🍮 🍒
  cover-taco-tuesday terracotta plate 🌮 🥑 🌽 🌯 🍅 🌶️
  cover-ginza-roll navy slate 🍱 🍣 🍙 🍵 🥢 🌿
  cover-midnight-chaat aubergine linen clay-chunks:orange:🧆+🍅+🌿 🧅 🍿 🍋 🧆 🌶️
  cover-fresh-basket mint podium 🧺~20 🥦 🍎 🥛 🥕 🍓
  cover-deira-shawarma olive board 🥙 🧆 🍢 🧄 🫓 🍅
  cover-al-fahm-grill charcoal slate skewers:brown 🍅 🧅 🍋 🫓 🔥
  cover-bait-al-mandi saffron board plate-grains:butter:🍗+🌿+🍋 🧅 🍋 🫓 🍇 🌿
  cover-furn-al-hara honey board pile:wheat:🫓 🥖 🫖~40 🧀 🫒 🌿
  cover-sham-sweets blush plate balls:honey:🥜 🍯 🍩 🥮 🌰 🌹
  cover-palm-juices mint podium glass:mango:🥭 🍉 🍊 🥥 🍍 🌿
  cover-al-khaleej-kitchen teal board plate-grains:tomato:🦐+🍋+🌿 🍋 🦐 🧅 🍚 🌿
  cover-layali-al-sham brick board skewers:korma 🥗 🫖~40 🧆 🍅 🌿
  cover-moonrise-paldi navy linen clay-smooth:dal:🌿+🌶️ 🫓 🍚 🧅 🧄 🌶️
  cover-moonrise-usmanpura navy board dosa:turmeric:🌿 🥥 🍵 🌶️ 🧅 🌿
  cover-mega-mart lilac podium 🛒 🍎 🥛 🧴 🍞 🍊
  cover-tea-house olive linen 🫖 🍵 🍪 🍋 🍩 🌿
`,
)

/** Tiles of categories, chains and coupons. */
export const tiles = scenesOf(
  'tile',
  `
  tile-restaurants terracotta board 🍛 🌶️ 🫓 🌿
  tile-bakeries honey board 🥐 🧁 🥖 🍓
  tile-drinks mint podium 🧋 🍊 🥝 🌿
  tile-groceries sky podium 🧺 🍎 🥛 🥕
  tile-fruit mint podium 🍓 🍌 🍊 🍇
  tile-vegetables forest podium 🥦 🥕 🍅 🌿
  tile-dairy sky board 🧀 🥛 🧈 🥚
  tile-bread honey board 🍞 🥨 🥖 🌾
  tile-meat-and-fish charcoal slate 🥩 🦐 🍋 🌿
  tile-frozen sky podium 🍨 🍦 🧊 ❄️
  tile-food-cupboard cream podium 🥫 jar:honey:🍯 🍝 🌿
  tile-breakfast saffron podium 🥞 🥛 ☕ 🫐
  tile-snacks cocoa plate 🍪 🍫 🥨 🍬
  tile-soft-drinks blush podium 🧃 🥤 🍊 🧊
  tile-world-foods navy slate 🍜 🌮 🍣 🌶️
  tile-household mint podium 🧽 🧻 🪣 🫧
  tile-toiletries lilac podium 🧴 🧼 🪥 🫧
  tile-cakes blush podium 🎂 🧁 🍰 🍓
  tile-coffee cocoa board ☕ 🍪 🥐 🫘
  tile-grill charcoal slate skewers:brown 🍅 🫓 🔥
  tile-sweets blush plate 🍮 🍩 🍯 🌹
  tile-biryani aubergine podium clay-grains:saffron:🍗+🌿 🧅 🍋 🌶️
  tile-thali saffron linen clay-smooth:dal:🌿 🫓 🍚 🌿
  tile-ices lilac podium 🍨 🍓 🍦 🍒
  tile-baklava forest plate balls:pistachio:🥜 🍯 🌰 🌹
  tile-gulf teal board plate-grains:tomato:🦐+🍋+🌿 🧅 🍚 🌿
  tile-party lilac podium 🎉 🎁 🧁 🎉
  tile-pizza brick board 🍕 🍅 🧀 🌿
  tile-money saffron podium 💰 🪙 🪙 🪙
  tile-cashback mint podium 🪙 🪙 💰 🪙
  tile-treat blush podium 🍩 🍒 🍓 🍒
  tile-feast terracotta board 🍲 🍗 🫓 🌶️
  tile-takeaway honey podium 🛍️ 🥡 🥤 🌿
  tile-milk sky podium 🥛 🍪 🧈 🌼
  tile-greens mint podium 🥬 🥕 🍋 🌿
  tile-falafel olive board 🧆 🥙 🍅 🌿
`,
)

const [lunch, bowls, bread, pizza, fruit, breakfast, grill, sweets] = scenesOf(
  'banner',
  `
  banner-lunch terracotta board 🍛 🍚 🫓 🧅 🌶️
  banner-bowls forest podium 🥗 🥑 🍅 🥬 🌿
  banner-bakery honey board 🍞 🥐 🥖 🥨 🍓
  banner-pizza brick board 🍕 🍅 🧀 🫑 🌿
  banner-fruit mint podium 🍍 🍓 🥝 🍇 🍊
  banner-breakfast sky board 🥞 🥛 🥚 ☕ 🫐
  banner-grill charcoal slate skewers:brown 🍅 🧅 🫓 🔥
  banner-sweets blush plate balls:honey:🥜 🍯 🍩 🫖~40 🌹
`,
)

const inEnglish = (scene: Scene | undefined, below: string, ...headline: string[]): Scene[] =>
  scene ? [{ ...scene, words: { headline, below } }] : []

const inArabic = (scene: Scene | undefined, below: string, ...headline: string[]): Scene[] =>
  scene ? [{ ...scene, words: { headline, below, rtl: true } }] : []

/** Banners of home pages, with their words. */
export const banners: Scene[] = [
  ...inEnglish(lunch, 'Hot bowls, rolls and thalis', 'Lunch in', '30 minutes'),
  ...inEnglish(bowls, 'Salads with a proper crunch', 'Fresh from', 'Green Bowl'),
  ...inEnglish(bread, 'Bread and cakes from today', 'Still warm'),
  ...inEnglish(pizza, 'Two of anything, one delivery', 'Pizza night'),
  ...inEnglish(fruit, 'Fruit and greens at market prices', 'Picked this', 'morning'),
  ...inEnglish(breakfast, 'Milk, eggs and bread before eight', 'Breakfast', 'sorted'),
  ...inArabic(grill, 'طازجة وتصل ساخنة إلى بابك', 'مشاوي', 'على الفحم'),
  ...inArabic(sweets, 'كنافة وبقلاوة طازجة كل يوم', 'حلويات', 'الأسبوع'),
]

/** Pictures of the sign-in and landing pages. */
export const fronts = scenesOf(
  'front',
  `
  front-tiffin-street terracotta podium 🍛 🥗 🍔 🍜 🥐 🍎 🥛 🍅 🥑 🌿
  front-fresh-basket mint podium 🧺 🥦 🍎 🥛 🍞 🥕 🍓 🧀 🥚 🍋
  front-mazaq teal board 🥙 🧆 🍢 🫖~40 🍯 🫓 🍋 🍅 🧄 🌿
  front-thousand-kitchens lilac podium 🍜 🍕 🍔 🍣 🌮 🥐 🍩 🍅 🥑 🍓
  front-moonrise-kitchen navy podium 🍲 🫓 🍚 🍵 🥟 🧅 🧄 🌶️ 🍋 🌿
`,
)

/** Portraits of couriers, one a line: name, palette, prop, face. */
export const couriers = scenesOf(
  'portrait',
  `
  courier-priya sky floor 👩🏾
  courier-imran mint floor 🧔🏾
  courier-arjun honey floor 👨🏾
`,
)
