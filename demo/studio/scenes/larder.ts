import { scenesOf } from '../scene'

/** Products that keep, one a line: name, palette, prop, the product, what is behind it. */
export const larder = scenesOf(
  'product',
  `
  spaghetti sky floor bag:navy:🍝 🍅
  penne blush floor bag:red:🍝 🌿
  basmati-rice linen floor sack-grains:white 🌾
  sona-masoori-rice cream floor sack-grains:cream 🌾
  wheat-flour honey floor sack-powder:oat:🌾 🌾
  gram-flour saffron floor sack-powder:butter 🌾
  semolina cream floor sack-powder:cream 🌾
  toor-dal honey floor sack-grains:mango 🌿
  moong-dal mint floor sack-grains:lime 🌿
  chana-dal saffron floor sack-chunks:saffron 🌿
  rajma blush floor sack-chunks:bean:🫘 🫘
  poha sky floor sack-grains:oat 🌾
  sugar sky floor sack-powder:white 🍬
  chopped-tomatoes mint floor tin:red:🍅 🍅
  chickpeas honey floor tin:chickpea:🫘~30 🌿
  kidney-beans blush floor tin:bean:🫘 🫘
  baked-beans sky floor tin:teal:🫘~15 🍳
  tuna-in-spring-water sky floor tin:blue:🐟 🍋
  olive-oil mint floor bottle:olive:🫒 🫒
  sunflower-oil honey floor bottle:mango:🌻 🌻
  groundnut-oil cream floor bottle:honey:🥜 🥜
  mustard-oil saffron floor bottle:turmeric:🌼 🌼
  sesame-oil linen floor bottle:caramel:🌿 🌿
  cow-ghee honey floor jar:butter:🐄 🧈
  turmeric honey floor jar:turmeric:🫚 🫚
  red-chilli-powder blush floor jar:chilli:🌶️ 🌶️
  coriander-powder mint floor jar:olive:🌿 🌿
  cumin-seed linen floor jar:brown:🌾 🌿
  garam-masala cream floor jar:cocoa:🌶️ 🌰
  sea-salt sky floor 🧂 🌊
  iodised-salt linen floor bag:blue:🧂 🧂
  tomato-soup blush floor tin:tomato:🍲 🍅
  coconut-milk mint floor tin:sky:🥥 🥥
  red-lentils honey floor sack-grains:lentil 🌿
  porridge-oats cream floor box:oat:🌾 🥛
  granola-box honey floor box:honey:🥣 🍓
  corn-flakes saffron floor box:mango:🌽 🌽
  wheat-biscuits cream floor box:wheat:🌾 🥛
  blossom-honey honey floor jar:honey:🍯 🌼
  honey saffron floor 🍯 🌼
  strawberry-jam blush floor jar:red:🍓 🍓
  mixed-fruit-jam lilac floor jar:berry:🍇 🍓
  marmalade honey floor jar:orange:🍊 🍊
  peanut-butter cream floor jar:wheat:🥜 🥜
  maple-syrup saffron floor bottle:caramel:🍁 🥞
  pancake-mix cream floor box:butter:🥞 🥞
  ready-salted-crisps sky floor bag:red:🥔 🥔
  potato-wafers honey floor bag:mango:🥔 🍟
  tortilla-chips honey floor bag:orange:🌮 🌽
  sev-bhujia saffron floor bag:turmeric:🍜 🌶️
  khakhra cream floor bag:wheat:🫓 🌿
  salted-peanuts sky floor bag:blue:🥜 🥜
  roasted-peanuts honey floor sack-chunks:wheat:🥜 🥜
  banana-chips mint floor bag:lime:🍌 🍌
  sweet-popcorn blush floor bag:pink:🍿 🍿
  popcorn sky floor 🍿 🌽
  rice-cakes mint floor bag:teal:🍘 🍘
  poppadoms honey floor box:orange:🫓 🌶️
  pretzels cream floor bag:brown:🥨 🥨
  glucose-biscuits honey floor box:mango:🍪 🥛
  cream-biscuits blush floor box:berry:🍪 🍓
  digestive-biscuits cream floor box:red:🍪 ☕
  chocolate-chip-cookies linen floor pile:brown:🍪 🍫
  milk-chocolate lilac floor 🍫 🥛
  dark-chocolate blush floor card:cocoa:🍫 🫘
  dark-chocolate-70 linen floor card:coffee:🍫 🌰
  fruit-gums lilac floor bag:berry:🍬 🍬
  boiled-sweets blush floor jar:pink:🍬 🍬
  apple-pies mint floor box:lime:🥧 🍏
  still-water sky floor bottle:sky:💧 💧
  sparkling-water mint floor bottle:teal:🫧 🫧
  drinking-water linen floor bottle:blue:💧 💧
  mineral-water sky floor bottle:sky:🌊 🧊
  cola blush floor bottle:cocoa:🧊 🧊
  soft-drink sky floor 🥤 🧊
  orange-juice honey floor carton:orange:🍊 🍊
  apple-juice mint floor carton:lime:🍏 🍏
  mango-drink saffron floor carton:mango:🥭 🥭
  coconut-water mint floor carton:green:🥥 🥥
  lemonade honey floor bottle:butter:🍋 🍋
  lemon-soda mint floor bottle:lime:🍋~40 🍋~40
  rose-syrup blush floor bottle:rose:🌹 🌹
  elderflower-cordial mint floor bottle:mint:🌼 🌼
  english-breakfast-tea blush floor box:red:🍵 🍵
  assam-tea honey floor box:brown:🍃 🍵
  green-tea mint floor box:green:🍃 🫖~120
  peppermint-tea sky floor box:teal:🌿 🌿
  ground-coffee cream floor bag:coffee:🫘 ☕
  filter-coffee-powder linen floor bag:brown:☕ 🫘
  instant-coffee honey floor jar:cocoa:☕ ☕
  egg-noodles honey floor bag:butter:🍜 🥚
  instant-noodles saffron floor bag:chilli:🍜 🌶️
  ramen blush floor tub:chilli:🍜 🥚
  soy-sauce linen floor bottle:black:🥢 🍣
  sushi-rice sky floor bag:navy:🍣 🍙
  tortilla-kit honey floor box:saffron:🌮 🌶️
  tikka-masala-sauce saffron floor jar:curry:🍛 🌶️
  falafel-mix mint floor box:olive:🧆 🧆
  chilli-sauce blush floor bottle:chilli:🌶️ 🌶️
`,
)

/** What is not eaten. */
export const household = scenesOf(
  'product',
  `
  washing-up-liquid mint floor bottle:green:🍋 🧽
  dish-soap sky floor bottle:lime:🍋 🧽
  laundry-liquid lilac floor bottle:lilac:🌼 🫧
  washing-powder sky floor box:blue:🫧 🫧
  all-purpose-cleaner honey floor bottle:mango:🍋 🧽
  floor-cleaner mint floor bottle:teal:🌿 🧹
  kitchen-roll cream floor 🧻 🍅
  toilet-tissue sky floor stack:white:🧻
  toilet-paper blush floor stack:white:🧻
  foil linen floor foil:steel
  sponge-scourers mint floor pile:mango:🧽 🫧
  scrub-pads sky floor stack:lime:🧽~60
  bin-liners linen floor box:black:🛍️~80 🌿
  rubbish-bags sky floor box:navy:🛍️ 🌿
  batteries-aa mint floor pile:lime:🔋
  matches blush floor box:red:🔥 🔥
  incense lilac floor box:plum:🌸 🌸
  hand-soap blush floor 🧴 🫧
  bar-soap lilac floor 🧼 🫧
  bath-soap mint floor 🧼~150 🫧
  hand-wash mint floor 🧴~150 🌿
  shower-gel sky floor 🧴~220 🫧
  shampoo lilac floor bottle:lilac:🌸 🫧
  conditioner blush floor bottle:pink:🌸 🌸
  hair-oil saffron floor bottle:honey:🥥 🥥
  body-lotion honey floor 🧴~40 🌼
  toothpaste sky floor tube:blue:🪥 🪥
  toothbrush mint floor 🪥 🫧
  toothbrushes sky floor card:sky:🪥 🪥
  talcum-powder blush floor bottle:rose:🌹 🌹
  shaving-foam sky floor bottle:navy:🪒 🪒
  sunscreen honey floor tube:mango:🌻 🌴
  tissues lilac floor box:lilac:🌷 🌷
  cotton-pads blush floor tub:white:🌸 🌸
  cotton-wool sky floor bag:sky:🌼 🌼
`,
)
