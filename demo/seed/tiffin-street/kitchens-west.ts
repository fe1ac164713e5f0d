import { section, type Kitchen } from '../kitchens'

/** What the other kitchens make. */
// A table: one row per line.
// prettier-ignore
export const westernKitchens = {
  pizza: [
    section(['Pizza', 'Pizzas'], [
      [['Margherita', 'Margherita'], 260, 'veg', 'margherita', ['Tomato, mozzarella, basil.', 'Tomate, mozzarella, basilic.']],
      [['Farmhouse', 'Fermière'], 320, 'veg', 'farmhouse', ['Pepper, onion, mushroom, corn.', 'Poivron, oignon, champignon, maïs.']],
      [['Quattro formaggi', 'Quatre fromages'], 380, 'veg', 'quattro-formaggi', ['Four cheeses, black pepper.', 'Quatre fromages, poivre noir.']],
      [['Chicken tikka pizza', 'Pizza poulet tikka'], 390, 'nonveg', 'chicken-tikka-pizza', ['Tandoori chicken, red onion.', 'Poulet tandoori, oignon rouge.']],
      [['Pepperoni', 'Pepperoni'], 420, 'nonveg', 'pepperoni', ['A full layer of it.', 'Une couche bien pleine.']],
    ]),
    section(['Sides', 'Accompagnements'], [
      [['Garlic bread', 'Pain à l’ail'], 140, 'veg', 'garlic-bread', ['With or without cheese.', 'Avec ou sans fromage.']],
      [['Stuffed mushrooms', 'Champignons farcis'], 190, 'veg', 'stuffed-mushrooms', ['Herbs, breadcrumbs.', 'Herbes, chapelure.']],
      [['Wedges', 'Quartiers de pommes de terre'], 130, 'veg', 'wedges', ['Paprika salt.', 'Sel au paprika.']],
    ]),
    section(['Drinks', 'Boissons'], [
      [['Cola', 'Cola'], 60, 'none', 'cola', ['Cold can.', 'Canette fraîche.']],
      [['Tiramisu', 'Tiramisu'], 220, 'veg', 'tiramisu', ['Coffee, cocoa, mascarpone.', 'Café, cacao, mascarpone.']],
    ]),
  ],
  italian: [
    section(['Pasta', 'Pâtes'], [
      [['Spaghetti pomodoro', 'Spaghettis pomodoro'], 270, 'veg', 'spaghetti-pomodoro', ['Slow tomato, basil.', 'Tomate mijotée, basilic.']],
      [['Penne arrabbiata', 'Penne arrabbiata'], 280, 'veg', 'penne-arrabbiata', ['Garlic and chilli.', 'Ail et piment.']],
      [['Mushroom fettuccine', 'Fettuccine aux champignons'], 320, 'veg', 'mushroom-fettuccine', ['Cream, thyme.', 'Crème, thym.']],
      [['Chicken lasagne', 'Lasagnes au poulet'], 360, 'nonveg', 'chicken-lasagne', ['Béchamel, parmesan crust.', 'Béchamel, croûte de parmesan.']],
    ]),
    section(['Antipasti', 'Antipasti'], [
      [['Bruschetta', 'Bruschetta'], 180, 'veg', 'bruschetta', ['Tomato, basil, good oil.', 'Tomate, basilic, bonne huile.']],
      [['Caprese', 'Caprese'], 260, 'veg', 'caprese', ['Buffalo mozzarella.', 'Mozzarella de bufflonne.']],
      [['Minestrone', 'Minestrone'], 170, 'veg', 'minestrone', ['Nine vegetables.', 'Neuf légumes.']],
    ]),
    section(['Dolci', 'Dolci'], [
      [['Panna cotta', 'Panna cotta'], 190, 'veg', 'panna-cotta', ['Berry compote.', 'Compote de fruits rouges.']],
      [['Affogato', 'Affogato'], 180, 'veg', 'affogato', ['Espresso over vanilla.', 'Expresso sur glace vanille.']],
    ]),
  ],
  burgers: [
    section(['Burgers', 'Burgers'], [
      [['Classic veg burger', 'Burger végétarien classique'], 140, 'veg', 'classic-veg-burger', ['Potato and pea patty, pickles.', 'Galette pomme de terre et petits pois, cornichons.']],
      [['Paneer crunch', 'Paneer croustillant'], 190, 'veg', 'paneer-crunch', ['Crumbed paneer, slaw.', 'Paneer pané, chou émincé.']],
      [['Smash chicken burger', 'Smash burger au poulet'], 230, 'nonveg', 'smash-chicken-burger', ['Double patty, cheese.', 'Double steak, fromage.']],
      [['Spicy fried chicken burger', 'Burger de poulet frit épicé'], 250, 'nonveg', 'spicy-fried-chicken-burger', ['Hot honey, slaw.', 'Miel pimenté, chou émincé.']],
    ]),
    section(['Sides', 'Accompagnements'], [
      [['Fries', 'Frites'], 100, 'veg', 'fries', ['Thin and salty.', 'Fines et salées.']],
      [['Peri peri fries', 'Frites peri-peri'], 120, 'veg', 'peri-peri-fries', ['Hot and tangy.', 'Piquantes et acidulées.']],
      [['Chicken wings, six', 'Ailes de poulet, six'], 220, 'nonveg', 'chicken-wings', ['Smoked, buttery.', 'Fumées, au beurre.']],
      [['Hot dog', 'Hot-dog'], 180, 'nonveg', 'hot-dog', ['Mustard, fried onion.', 'Moutarde, oignon frit.']],
    ]),
    section(['Shakes', 'Milk-shakes'], [
      [['Chocolate shake', 'Milk-shake au chocolat'], 150, 'veg', 'chocolate-shake', ['Thick.', 'Bien épais.']],
      [['Strawberry shake', 'Milk-shake à la fraise'], 150, 'veg', 'strawberry-shake', ['Real fruit.', 'Aux vrais fruits.']],
    ]),
  ],
  mexican: [
    section(['Tacos', 'Tacos'], [
      [['Bean tacos, three', 'Tacos aux haricots, trois'], 190, 'veg', 'bean-tacos', ['Refried beans, pico de gallo.', 'Purée de haricots, pico de gallo.']],
      [['Chicken tinga tacos, three', 'Tacos de poulet tinga, trois'], 240, 'nonveg', 'chicken-tinga-tacos', ['Chipotle, pickled onion.', 'Chipotle, oignon mariné.']],
      [['Prawn tacos, three', 'Tacos aux crevettes, trois'], 290, 'nonveg', 'prawn-tacos', ['Crisp, lime crema.', 'Croustillants, crème au citron vert.']],
    ]),
    section(['Burritos', 'Burritos'], [
      [['Rice and bean burrito', 'Burrito riz et haricots'], 210, 'veg', 'rice-and-bean-burrito', ['Guacamole, salsa roja.', 'Guacamole, salsa roja.']],
      [['Chicken burrito', 'Burrito au poulet'], 260, 'nonveg', 'chicken-burrito', ['Smoky, with cheese.', 'Fumé, au fromage.']],
      [['Quesadilla', 'Quesadilla'], 190, 'veg', 'quesadilla', ['Three cheeses, jalapeño.', 'Trois fromages, jalapeño.']],
    ]),
    section(['More', 'Et aussi'], [
      [['Loaded nachos', 'Nachos garnis'], 220, 'veg', 'loaded-nachos', ['Beans, cheese, everything.', 'Haricots, fromage, tout ce qu’il faut.']],
      [['Guacamole', 'Guacamole'], 180, 'veg', 'guacamole', ['Mashed to order.', 'Écrasé à la commande.']],
      [['Churros', 'Churros'], 160, 'veg', 'churros', ['Cinnamon sugar.', 'Sucre à la cannelle.']],
    ]),
  ],
  lebanese: [
    section(['Mezze', 'Mezzés'], [
      [['Hummus', 'Houmous'], 160, 'veg', 'hummus', ['Warm pitta.', 'Pita chaude.']],
      [['Baba ganoush', 'Baba ganousch'], 170, 'veg', 'baba-ganoush', ['Smoked aubergine.', 'Aubergine fumée.']],
      [['Falafel, six', 'Falafels, six'], 160, 'veg', 'falafel', ['Tahini, turnip pickle.', 'Tahini, navets marinés.']],
      [['Tabbouleh', 'Taboulé'], 150, 'veg', 'tabbouleh', ['Parsley, lemon, bulgur.', 'Persil, citron, boulgour.']],
    ]),
    section(['Grill', 'Grillades'], [
      [['Chicken shish taouk', 'Chich taouk de poulet'], 290, 'nonveg', 'chicken-shish-taouk', ['Garlic toum.', 'Crème d’ail.']],
      [['Lamb kofta', 'Kefta d’agneau'], 340, 'nonveg', 'lamb-kofta', ['Sumac onion.', 'Oignons au sumac.']],
      [['Shawarma plate', 'Assiette de chawarma'], 280, 'nonveg', 'shawarma-plate', ['Rice, pickles.', 'Riz, légumes marinés.']],
    ]),
    section(['Sweet', 'Desserts'], [
      [['Baklava, three', 'Baklavas, trois'], 150, 'veg', 'baklava', ['Pistachio.', 'Pistache.']],
      [['Mint tea', 'Thé à la menthe'], 70, 'none', 'mint-tea', ['A small pot.', 'Une petite théière.']],
    ]),
  ],
  breakfast: [
    section(['Eggs', 'Œufs'], [
      [['Masala omelette', 'Omelette masala'], 120, 'nonveg', 'masala-omelette', ['Three eggs, toast.', 'Trois œufs, pain grillé.']],
      [['Shakshuka', 'Chakchouka'], 190, 'nonveg', 'shakshuka', ['Tomato, cumin, bread.', 'Tomate, cumin, pain.']],
      [['Eggs on avocado toast', 'Œufs sur tartine d’avocat'], 240, 'nonveg', 'eggs-on-avocado-toast', ['Sourdough, chilli.', 'Pain au levain, piment.']],
    ], { picture: 'shakshuka', about: ['From hens that run about.', 'De poules qui courent.'] }),
    section(['Sweet start', 'Réveil sucré'], [
      [['Buttermilk pancakes', 'Pancakes au babeurre'], 190, 'veg', 'buttermilk-pancakes', ['Maple and butter.', 'Sirop d’érable et beurre.']],
      [['Berry waffle', 'Gaufre aux fruits rouges'], 220, 'veg', 'berry-waffle', ['Whipped cream.', 'Crème fouettée.']],
      [['Granola and curd', 'Granola et yaourt'], 160, 'veg', 'granola-and-curd', ['Honey, fruit.', 'Miel, fruits.']],
    ], { picture: 'tile-breakfast', soldAt: ['7 to 11 AM', 'De 7 h à 11 h'] }),
    section(['Coffee', 'Cafés'], [
      [['Flat white', 'Flat white'], 140, 'veg', 'flat-white', ['Double ristretto.', 'Double ristretto.']],
      [['Earl grey', 'Earl grey'], 90, 'none', 'earl-grey', ['A pot.', 'Une théière.']],
      [['Fresh orange juice', 'Jus d’orange frais'], 120, 'none', 'fresh-orange-juice', ['Squeezed now.', 'Pressé minute.']],
    ], { picture: 'tile-coffee' }),
  ],
  desserts: [
    section(['Cakes', 'Gâteaux'], [
      [['Red velvet slice', 'Part de red velvet'], 150, 'veg', 'red-velvet-slice', ['Cream cheese.', 'Crème au fromage frais.']],
      [['Brownie', 'Brownie'], 110, 'veg', 'brownie', ['Fudgy, warm.', 'Fondant, tiède.']],
      [['Cupcake', 'Cupcake'], 80, 'veg', 'cupcake', ['Ask for the flavour.', 'Demandez le parfum du jour.']],
    ]),
    section(['Ice cream', 'Glaces'], [
      [['Sitaphal scoop', 'Boule de sitaphal'], 90, 'veg', 'sitaphal-scoop', ['Custard apple, in season.', 'Pomme-cannelle, de saison.']],
      [['Belgian chocolate scoop', 'Boule de chocolat belge'], 100, 'veg', 'belgian-chocolate-scoop', ['Dark.', 'Noir.']],
      [['Falooda', 'Falooda'], 140, 'veg', 'falooda', ['Rose, basil seed, kulfi.', 'Rose, graines de basilic, kulfi.']],
      [['Sundae', 'Sundae'], 190, 'veg', 'sundae', ['Three scoops, nuts, sauce.', 'Trois boules, noix, coulis.']],
    ]),
    section(['Sweets', 'Douceurs'], [
      [['Kaju katli, 250 g', 'Kaju katli, 250 g'], 280, 'veg', 'kaju-katli', ['Cashew diamonds.', 'Losanges de cajou.']],
      [['Motichoor ladoo, 250 g', 'Ladoos motichoor, 250 g'], 180, 'veg', 'motichoor-ladoo', ['Fine boondi.', 'Perles fines de pois chiche.']],
    ]),
  ],
  juices: [
    section(['Juices', 'Jus'], [
      [['Orange', 'Orange'], 90, 'none', 'pressed-orange', ['No water, no sugar.', 'Sans eau ni sucre.']],
      [['Pineapple', 'Ananas'], 90, 'none', 'pineapple-juice', ['With black salt.', 'Au sel noir.']],
      [['Watermelon', 'Pastèque'], 80, 'none', 'watermelon-juice', ['Cold.', 'Bien fraîche.']],
      [['Carrot and beetroot', 'Carotte et betterave'], 90, 'none', 'carrot-and-beetroot', ['With ginger.', 'Au gingembre.']],
    ]),
    section(['Shakes', 'Milk-shakes'], [
      [['Banana and date', 'Banane et datte'], 110, 'veg', 'banana-and-date', ['Filling.', 'Nourrissant.']],
      [['Chikoo', 'Sapotille'], 110, 'veg', 'chikoo', ['Thick.', 'Bien épais.']],
      [['Berry smoothie', 'Smoothie aux fruits rouges'], 160, 'veg', 'berry-smoothie', ['Curd, honey.', 'Yaourt, miel.']],
    ]),
    section(['Bubble tea', 'Bubble tea'], [
      [['Classic milk tea', 'Thé au lait classique'], 150, 'veg', 'classic-milk-tea', ['Tapioca pearls.', 'Perles de tapioca.']],
      [['Mango bubble tea', 'Bubble tea à la mangue'], 160, 'veg', 'mango-bubble-tea', ['Popping pearls.', 'Perles éclatantes.']],
    ]),
  ],
} satisfies Record<string, Kitchen>
