import type { Kitchen } from '../kitchens'

/** What Indian and other Asian kitchens cook. */
export const easternKitchens = {
  gujarati: {
    Thalis: [
      ['Gujarati thali', 240, 'veg', 'curry', 'Farsan, two vegetables, dal, kadhi, rotli, rice, sweet.'],
      ['Kathiyawadi thali', 260, 'veg', 'curry', 'Sev tameta, ringan no olo, bajra rotlo, garlic chutney.'],
      ['Mini thali', 160, 'veg', 'rice', 'One vegetable, dal, three rotli, rice.'],
    ],
    Farsan: [
      ['Khaman dhokla', 80, 'veg', 'cake', 'Steamed, spongy, with mustard seed.'],
      ['Khandvi', 90, 'veg', 'takeout-box', 'Silky gram-flour rolls.'],
      ['Patra', 90, 'veg', 'leafy-green', 'Colocasia leaves, tamarind, sesame.'],
      ['Dal dhokli', 140, 'veg', 'stew', 'Spiced ribbons in lentil broth.'],
      ['Methi thepla, six', 90, 'veg', 'flatbread', 'With chhundo and curd.'],
    ],
    Sweets: [
      ['Mohanthal', 110, 'veg', 'candy', 'Roasted gram flour, ghee, almonds.'],
      ['Shrikhand', 100, 'veg', 'custard', 'Hung curd with saffron.'],
      ['Chaas', 30, 'veg', 'milk', 'Cold buttermilk.'],
    ],
  },
  street: {
    Chaat: [
      ['Pani puri, six', 60, 'veg', 'falafel', 'Mint water, sweet chutney.'],
      ['Sev puri', 80, 'veg', 'rice-cracker', 'Crisp, tangy, loaded.'],
      ['Dahi puri', 90, 'veg', 'custard', 'Cold yoghurt, pomegranate.'],
      ['Bhel', 70, 'veg', 'popcorn', 'Puffed rice, raw mango.'],
    ],
    Pav: [
      ['Pav bhaji', 140, 'veg', 'stew', 'Butter-mashed vegetables, two pav.'],
      ['Vada pav', 40, 'veg', 'burger', 'Potato fritter, garlic chutney.'],
      ['Dabeli', 40, 'veg', 'burger', 'Kutchi spice, peanuts, sev.'],
      ['Misal pav', 110, 'veg', 'stew', 'Fiery sprouts, farsan.'],
    ],
    Drinks: [
      ['Sugarcane juice', 50, 'none', 'juice', 'With ginger and lime.'],
      ['Kala khatta gola', 50, 'none', 'ice-cream', 'Shaved ice, black plum syrup.'],
    ],
  },
  biryani: {
    Biryani: [
      ['Chicken dum biryani', 260, 'nonveg', 'rice', 'Long-grain basmati, sealed pot.'],
      ['Mutton dum biryani', 340, 'nonveg', 'paella', 'On the bone, slow.'],
      ['Paneer biryani', 230, 'veg', 'rice', 'Charred paneer, mint.'],
      ['Egg biryani', 200, 'nonveg', 'egg', 'Two masala eggs.'],
    ],
    'With it': [
      ['Mirchi ka salan', 70, 'veg', 'chilli', 'Chillies in peanut gravy.'],
      ['Chicken lollipop, six', 220, 'nonveg', 'chicken', 'Crisp, with schezwan dip.'],
      ['Boondi raita', 50, 'veg', 'bowl', 'Cold and soft.'],
      ['Double ka meetha', 90, 'veg', 'custard', 'Bread pudding, saffron.'],
      ['Soft drink', 40, 'none', 'soft-drink', 'A can, cold.'],
    ],
  },
  south: {
    Dosa: [
      ['Ghee roast dosa', 120, 'veg', 'wrap', 'Golden and crisp.'],
      ['Mysore masala dosa', 150, 'veg', 'wrap', 'Red garlic chutney inside.'],
      ['Rava dosa', 130, 'veg', 'pancakes', 'Lacy semolina crêpe.'],
    ],
    Tiffin: [
      ['Idli, three', 70, 'veg', 'rice-ball', 'Steamed, two chutneys.'],
      ['Podi idli', 90, 'veg', 'rice-ball', 'Gunpowder and ghee.'],
      ['Medu vada, two', 80, 'veg', 'doughnut', 'Crisp outside, cloud inside.'],
      ['Pongal', 100, 'veg', 'bowl', 'Rice, moong, pepper, cashew.'],
    ],
    Drinks: [
      ['Filter coffee', 45, 'veg', 'coffee', 'In a steel tumbler.'],
      ['Tender coconut', 70, 'none', 'coconut', 'Opened to order.'],
    ],
  },
  chinese: {
    Starters: [
      ['Vegetable momo, eight', 130, 'veg', 'dumplings', 'Steamed, fiery chutney.'],
      ['Chicken momo, eight', 160, 'nonveg', 'dumplings', 'Juicy, with ginger.'],
      ['Chilli paneer', 210, 'veg', 'chilli', 'Wok-tossed, spring onion.'],
      ['Spring rolls', 140, 'veg', 'burrito', 'Thin and crackling.'],
    ],
    Wok: [
      ['Hakka noodles', 160, 'veg', 'noodles', 'Smoky, with julienned vegetables.'],
      ['Schezwan noodles', 180, 'veg', 'noodles', 'Red chilli, garlic.'],
      ['Chicken fried rice', 200, 'nonveg', 'rice', 'Egg, spring onion, soy.'],
      ['Kung pao chicken', 260, 'nonveg', 'peanuts', 'Peanuts, dried chilli.'],
    ],
    Soup: [
      ['Hot and sour soup', 110, 'veg', 'stew', 'White pepper, vinegar.'],
      ['Sweetcorn soup', 100, 'veg', 'corn', 'Thick and mild.'],
    ],
  },
  japanese: {
    Sushi: [
      ['Cucumber maki, six', 180, 'veg', 'sushi', 'Clean and crunchy.'],
      ['Avocado roll, eight', 280, 'veg', 'sushi', 'Sesame, sushi rice.'],
      ['Salmon nigiri, four', 420, 'nonveg', 'sushi', 'Cut to order.'],
      ['Spicy tuna roll, eight', 440, 'nonveg', 'sushi', 'Chilli mayonnaise.'],
    ],
    Kitchen: [
      ['Chicken katsu curry', 360, 'nonveg', 'curry', 'Panko crust, mild curry.'],
      ['Shoyu ramen', 380, 'nonveg', 'noodles', 'Soy broth, soft egg.'],
      ['Prawn tempura', 390, 'nonveg', 'fried-shrimp', 'Light batter, tentsuyu.'],
      ['Bento of the day', 420, 'nonveg', 'bento', 'Ask us what is in it.'],
      ['Onigiri', 140, 'veg', 'rice-ball', 'Pickled plum.'],
    ],
    Sweet: [['Mochi, three', 210, 'veg', 'ice-cream', 'Mango, matcha, sesame.']],
  },
  thai: {
    Curries: [
      ['Green curry with vegetables', 280, 'veg', 'curry', 'Basil, baby aubergine.'],
      ['Red curry with chicken', 320, 'nonveg', 'curry', 'Bamboo shoots, lime leaf.'],
      ['Massaman', 330, 'nonveg', 'stew', 'Potato, peanut, cinnamon.'],
    ],
    'Noodles and rice': [
      ['Pad thai', 280, 'veg', 'noodles', 'Tamarind, tofu, peanuts.'],
      ['Pad thai with prawns', 360, 'nonveg', 'shrimp', 'The classic.'],
      ['Basil rice', 260, 'nonveg', 'rice', 'Minced chicken, fried egg.'],
    ],
    Small: [
      ['Som tam', 190, 'veg', 'salad', 'Green papaya, lime, chilli.'],
      ['Satay, four', 240, 'nonveg', 'skewer', 'Peanut sauce.'],
      ['Mango sticky rice', 180, 'veg', 'mango', 'Coconut cream.'],
    ],
  },
} satisfies Record<string, Kitchen>
