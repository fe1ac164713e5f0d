import { scenesOf } from '../scene'

/** Bread, cakes and what one drinks with them, one a line: name, palette, prop, hero, what is behind and before it. */
export const bakery = scenesOf(
  'dish',
  `
  country-sourdough cocoa board 🍞 🌾 🧈
  seven-seed-loaf honey flat-board 🍞~-8 🌾 🥜
  milk-bread cream linen 🍞~10 🥛 🧈
  rye-bread charcoal board 🍞~-22 🌾 🧀
  baguette honey flat-linen 🥖 🧈 🌾
  garlic-baguette olive flat-board 🥖~8 🧄 🌿
  poppy-bagel sky flat-plate 🥯 🧀 🌿
  ladi-pav saffron plate pile:wheat:🍞 🧈 🍅
  butter-croissant honey flat-linen 🥐 🧈 🍓
  almond-croissant cream podium 🥐 🥜 🍯
  chocolate-twist cocoa board 🥐~-12 🍫 🍫
  cinnamon-roll terracotta plate 🥮~-10 🍂 🍯
  sea-salt-cookie charcoal slate pile:brown:🍪 🧂 🍫
  oat-and-raisin-cookie honey flat-plate 🍪~8 🍇 🌾
  glazed-doughnut blush flat-plate 🍩 🍓 🍒
  nankhatai saffron plate plate-chunks:butter:🥜 🥜 🌼
  spinach-and-feta-pie forest plate slice:spinach:🌿 🥬 🧀
  soft-pretzel saffron flat-paper 🥨 🧂 🍯
  grilled-cheese-toast terracotta board 🥪 🧀 🌶️
  carrot-cake honey plate slice:orange:🥕 🥕 🌰
  lemon-tart saffron plate slice:butter:🍋 🍋 🌿
  chocolate-truffle cocoa plate slice:cocoa:🍒 🍫 🍒
  caramel-custard cream plate 🍮 🌼 🍯
  birthday-cake lilac podium 🎂 🎁 🍓
  strawberry-cake blush podium 🍰 🍓 🍓
  cupcakes sky podium pile:pink:🧁 🍓 🍒
  cappuccino cocoa board cup:caramel:🍪 🫘 🥐
  hot-chocolate brick linen cup:cocoa:🍫 🍫 🍪
  iced-latte honey podium shake:caramel 🫘 🧊
  pink-lemonade blush podium glass:pink:🍋+🌿 🍋 🍓
`,
)
