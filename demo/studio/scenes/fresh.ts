import { scenesOf } from '../scene'

/** Fresh and chilled products, one a line: name, palette, prop, the product, what is behind it. */
export const fresh = scenesOf(
  'product',
  `
  bananas honey floor 🍌
  pink-lady-apples blush floor pile:red:🍎 🌿
  apples mint floor crate:red:🍎
  conference-pears mint floor pile:green:🍐 🌿
  oranges saffron floor crate:orange:🍊
  easy-peelers honey floor pile:orange:🍊 🌿
  lemons honey floor pile:butter:🍋 🌿
  sweet-lime mint floor crate:lime:🍋~40
  strawberries blush floor crate:red:🍓
  blueberries lilac floor tray:black:🫐 🌿
  red-grapes lilac floor 🍇 🍇
  grapes mint floor 🍇~-185 🍇~-185
  mango saffron floor pile:mango:🥭 🌿
  kesar-mango honey floor crate:mango:🥭
  watermelon mint floor 🍉 🍉
  papaya honey floor pile:orange:🍈~-30 🌿
  pineapple mint floor 🍍 🌴
  pomegranate blush floor pile:red:🍎~-14 🍒
  peaches blush floor crate:orange:🍑
  kiwis mint floor pile:green:🥝 🌿
  vine-tomatoes mint floor pile:red:🍅 🌿
  tomatoes linen floor crate:red:🍅
  cucumber mint floor 🥒 🌿
  cucumbers sky floor crate:green:🥒
  carrots honey floor crate:orange:🥕
  broccoli sky floor 🥦 🌿
  cauliflower cream floor 🥦~-40 🌿
  potatoes linen floor crate:wheat:🥔
  maris-piper-potatoes honey floor pile:wheat:🥔 🌿
  onions cream floor crate:caramel:🧅
  red-onions lilac floor pile:plum:🧅~-50 🌿
  garlic linen floor pile:cream:🧄 🌿
  peppers honey floor pile:green:🫑+🫑~-60+🫑~-110 🌿
  capsicum mint floor crate:green:🫑
  aubergine linen floor 🍆 🌿
  aubergines lilac floor crate:plum:🍆
  chestnut-mushrooms cream floor mushrooms:wheat 🌿
  baby-spinach mint floor bag:green:🥬 🥬
  spinach sky floor pile:green:🥬
  sweetcorn saffron floor 🌽 🌽
  avocados mint floor pile:green:🥑 🌿
  green-chillies mint floor pile:green:🌶️~110
  whole-milk sky floor carton:blue:🐄
  semi-skimmed-milk mint floor carton:green:🐄
  toned-milk sky floor bag:sky:🐄 🥛
  full-cream-milk blush floor bag:orange:🐄 🥛
  fresh-milk cream floor bottle:white:🐄 🥛
  oat-drink honey floor carton:oat:🌾 🌾
  salted-butter cream floor 🧈 🥛
  butter honey floor box:butter:🧈 🧈
  mature-cheddar honey floor 🧀 🍇
  cheese-slices sky floor bag:butter:🧀 🧀
  mozzarella mint floor tub:sky:🧀 🍅
  feta sky floor tub:blue:🫒 🫒
  paneer mint floor bag:green:🧀 🥛
  greek-yoghurt sky floor tub:blue:🥛 🍯
  strawberry-yoghurt blush floor tub:pink:🍓 🍓
  curd cream floor tub:teal:🥛 🌿
  double-cream lilac floor tub:lilac:🥛 🍓
  fresh-cream cream floor carton:cream:🍓 🍓
  lassi saffron floor carton:mango:🥭 🥭
  shrikhand-tub saffron floor tub:orange:🌼 🥜
  buttermilk-pack mint floor carton:mint:🌿 🌿
  free-range-eggs honey floor crate:wheat:🥚
  eggs cream floor tray:black:🥚 🌾
  custard cream floor tub:butter:🍮 🍮
  sourdough linen floor 🍞 🌾
  white-farmhouse-loaf sky floor bag:sky:🍞 🌾
  wholemeal-loaf honey floor bag:brown:🍞 🌾
  white-bread cream floor bag:red:🍞 🍞
  brown-bread honey floor bag:caramel:🍞 🌾
  baguettes linen floor pile:wheat:🥖 🌾
  pav saffron floor bag:orange:🍔 🍞
  burger-buns blush floor bag:mango:🍔 🍔
  pitta honey floor bag:oat:🫓 🫓
  pitta-bread cream floor bag:olive:🫓 🫓
  rusk linen floor box:caramel:🍞 ☕
  fruit-cake blush floor box:berry:🍰 🍒
  bagels honey floor bag:wheat:🥯 🥯
  crumpets cream floor bag:butter:🥞 🧈
  tortilla-wraps saffron floor bag:chilli:🌯 🌽
  croissants honey floor box:honey:🥐 🥐
  chocolate-muffins blush floor pile:cocoa:🧁~-190 🍫
  jam-doughnuts blush floor pile:caramel:🍩 🍓
  victoria-sponge blush floor slice:butter:🍓 🍓
  chicken-breast blush floor tray:black:🍗 🌿
  chicken-thighs honey floor pile:wheat:🍗 🌿
  whole-chicken cream floor 🍗 🌿
  beef-mince-5 linen floor black-strands:red:🌿 🧅
  sirloin-steak sky floor tray:black:🥩 🌿
  lamb-chops mint floor tray:black:🍖 🌿
  smoked-back-bacon blush floor tray:black:🥓 🍳
  pork-sausages honey floor tray:black:🌭 🌿
  salmon-fillets sky floor fillets:orange:🍋+🌿 🍋
  cod-fillets mint floor fillets:white:🍋+🌿 🍋
  king-prawns mint floor tray:black:🦐 🍋
  garden-peas mint floor bag:green:🫛 🫛
  oven-chips honey floor bag:red:🍟 🥔
  fish-fingers sky floor box:blue:🐟 🍋
  margherita-pizza mint floor box:green:🍕 🍅
  vanilla-ice-cream cream floor tub:cream:🍦 🍦
  choc-ices blush floor popsicle:cocoa 🍫
  mixed-berries lilac floor bag:berry:🫐 🍓
  vegetable-dumplings mint floor bag:teal:🥟 🥟
  waffles honey floor box:mango:🧇 🧇
`,
)
