import type { Kitchen } from '../kitchens'

/** What the other kitchens make. */
export const westernKitchens = {
  pizza: {
    Pizza: [
      ['Margherita', 260, 'veg', 'pizza', 'Tomato, mozzarella, basil.'],
      ['Farmhouse', 320, 'veg', 'pizza', 'Pepper, onion, mushroom, corn.'],
      ['Quattro formaggi', 380, 'veg', 'cheese', 'Four cheeses, black pepper.'],
      ['Chicken tikka pizza', 390, 'nonveg', 'pizza', 'Tandoori chicken, red onion.'],
      ['Pepperoni', 420, 'nonveg', 'pizza', 'A full layer of it.'],
    ],
    Sides: [
      ['Garlic bread', 140, 'veg', 'garlic', 'With or without cheese.'],
      ['Stuffed mushrooms', 190, 'veg', 'mushroom', 'Herbs, breadcrumbs.'],
      ['Wedges', 130, 'veg', 'fries', 'Paprika salt.'],
    ],
    Drinks: [
      ['Cola', 60, 'none', 'soft-drink', 'Cold can.'],
      ['Tiramisu', 220, 'veg', 'cake', 'Coffee, cocoa, mascarpone.'],
    ],
  },
  italian: {
    Pasta: [
      ['Spaghetti pomodoro', 270, 'veg', 'spaghetti', 'Slow tomato, basil.'],
      ['Penne arrabbiata', 280, 'veg', 'spaghetti', 'Garlic and chilli.'],
      ['Mushroom fettuccine', 320, 'veg', 'mushroom', 'Cream, thyme.'],
      ['Chicken lasagne', 360, 'nonveg', 'pie', 'Béchamel, parmesan crust.'],
    ],
    Antipasti: [
      ['Bruschetta', 180, 'veg', 'bread', 'Tomato, basil, good oil.'],
      ['Caprese', 260, 'veg', 'tomato', 'Buffalo mozzarella.'],
      ['Minestrone', 170, 'veg', 'stew', 'Nine vegetables.'],
    ],
    Dolci: [
      ['Panna cotta', 190, 'veg', 'custard', 'Berry compote.'],
      ['Affogato', 180, 'veg', 'coffee', 'Espresso over vanilla.'],
    ],
  },
  burgers: {
    Burgers: [
      ['Classic veg burger', 140, 'veg', 'burger', 'Potato and pea patty, pickles.'],
      ['Paneer crunch', 190, 'veg', 'burger', 'Crumbed paneer, slaw.'],
      ['Smash chicken burger', 230, 'nonveg', 'burger', 'Double patty, cheese.'],
      ['Spicy fried chicken burger', 250, 'nonveg', 'burger', 'Hot honey, slaw.'],
    ],
    Sides: [
      ['Fries', 100, 'veg', 'fries', 'Thin and salty.'],
      ['Peri peri fries', 120, 'veg', 'fries', 'Hot and tangy.'],
      ['Chicken wings, six', 220, 'nonveg', 'chicken', 'Smoked, buttery.'],
      ['Hot dog', 180, 'nonveg', 'hotdog', 'Mustard, fried onion.'],
    ],
    Shakes: [
      ['Chocolate shake', 150, 'veg', 'chocolate', 'Thick.'],
      ['Strawberry shake', 150, 'veg', 'strawberry', 'Real fruit.'],
    ],
  },
  mexican: {
    Tacos: [
      ['Bean tacos, three', 190, 'veg', 'taco', 'Refried beans, pico de gallo.'],
      ['Chicken tinga tacos, three', 240, 'nonveg', 'taco', 'Chipotle, pickled onion.'],
      ['Prawn tacos, three', 290, 'nonveg', 'taco', 'Crisp, lime crema.'],
    ],
    Burritos: [
      ['Rice and bean burrito', 210, 'veg', 'burrito', 'Guacamole, salsa roja.'],
      ['Chicken burrito', 260, 'nonveg', 'burrito', 'Smoky, with cheese.'],
      ['Quesadilla', 190, 'veg', 'flatbread', 'Three cheeses, jalapeño.'],
    ],
    More: [
      ['Loaded nachos', 220, 'veg', 'popcorn', 'Beans, cheese, everything.'],
      ['Guacamole', 180, 'veg', 'avocado', 'Mashed to order.'],
      ['Churros', 160, 'veg', 'pretzel', 'Cinnamon sugar.'],
    ],
  },
  lebanese: {
    Mezze: [
      ['Hummus', 160, 'veg', 'beans', 'Warm pitta.'],
      ['Baba ganoush', 170, 'veg', 'aubergine', 'Smoked aubergine.'],
      ['Falafel, six', 160, 'veg', 'falafel', 'Tahini, turnip pickle.'],
      ['Tabbouleh', 150, 'veg', 'leafy-green', 'Parsley, lemon, bulgur.'],
    ],
    Grill: [
      ['Chicken shish taouk', 290, 'nonveg', 'skewer', 'Garlic toum.'],
      ['Lamb kofta', 340, 'nonveg', 'meat', 'Sumac onion.'],
      ['Shawarma plate', 280, 'nonveg', 'wrap', 'Rice, pickles.'],
    ],
    Sweet: [
      ['Baklava, three', 150, 'veg', 'honey', 'Pistachio.'],
      ['Mint tea', 70, 'none', 'teapot', 'A small pot.'],
    ],
  },
  breakfast: {
    Eggs: [
      ['Masala omelette', 120, 'nonveg', 'fried-egg', 'Three eggs, toast.'],
      ['Shakshuka', 190, 'nonveg', 'fried-egg', 'Tomato, cumin, bread.'],
      ['Eggs on avocado toast', 240, 'nonveg', 'avocado', 'Sourdough, chilli.'],
    ],
    'Sweet start': [
      ['Buttermilk pancakes', 190, 'veg', 'pancakes', 'Maple and butter.'],
      ['Berry waffle', 220, 'veg', 'waffle', 'Whipped cream.'],
      ['Granola and curd', 160, 'veg', 'bowl', 'Honey, fruit.'],
    ],
    Coffee: [
      ['Flat white', 140, 'veg', 'coffee', 'Double ristretto.'],
      ['Earl grey', 90, 'none', 'tea', 'A pot.'],
      ['Fresh orange juice', 120, 'none', 'orange', 'Squeezed now.'],
    ],
  },
  desserts: {
    Cakes: [
      ['Red velvet slice', 150, 'veg', 'cake', 'Cream cheese.'],
      ['Brownie', 110, 'veg', 'chocolate', 'Fudgy, warm.'],
      ['Cupcake', 80, 'veg', 'cupcake', 'Ask for the flavour.'],
    ],
    'Ice cream': [
      ['Sitaphal scoop', 90, 'veg', 'ice-cream', 'Custard apple, in season.'],
      ['Belgian chocolate scoop', 100, 'veg', 'soft-ice', 'Dark.'],
      ['Falooda', 140, 'veg', 'custard', 'Rose, basil seed, kulfi.'],
      ['Sundae', 190, 'veg', 'ice-cream', 'Three scoops, nuts, sauce.'],
    ],
    Sweets: [
      ['Kaju katli, 250 g', 280, 'veg', 'candy', 'Cashew diamonds.'],
      ['Motichoor ladoo, 250 g', 180, 'veg', 'doughnut', 'Fine boondi.'],
    ],
  },
  juices: {
    Juices: [
      ['Orange', 90, 'none', 'orange', 'No water, no sugar.'],
      ['Pineapple', 90, 'none', 'pineapple', 'With black salt.'],
      ['Watermelon', 80, 'none', 'watermelon', 'Cold.'],
      ['Carrot and beetroot', 90, 'none', 'carrot', 'With ginger.'],
    ],
    Shakes: [
      ['Banana and date', 110, 'veg', 'banana', 'Filling.'],
      ['Chikoo', 110, 'veg', 'kiwi', 'Thick.'],
      ['Berry smoothie', 160, 'veg', 'blueberries', 'Curd, honey.'],
    ],
    'Bubble tea': [
      ['Classic milk tea', 150, 'veg', 'bubble-tea', 'Tapioca pearls.'],
      ['Mango bubble tea', 160, 'veg', 'bubble-tea', 'Popping pearls.'],
    ],
  },
} satisfies Record<string, Kitchen>
