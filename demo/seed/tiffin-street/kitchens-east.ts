import { section, type Kitchen } from '../kitchens'

/** What Indian and other Asian kitchens cook. */
// A table: one row per line.
// prettier-ignore
export const easternKitchens = {
  gujarati: [
    section(['Thalis', 'Thalis'], [
      [['Gujarati thali', 'Thali gujarati'], 240, 'veg', 'curry', ['Farsan, two vegetables, dal, kadhi, rotli, rice, sweet.', 'Farsan, deux légumes, dal, kadhi, rotli, riz, dessert.']],
      [['Kathiyawadi thali', 'Thali du Kathiawar'], 260, 'veg', 'curry', ['Sev tameta, ringan no olo, bajra rotlo, garlic chutney.', 'Tomates au sev, caviar d’aubergine, galette de millet, chutney à l’ail.']],
      [['Mini thali', 'Petit thali'], 160, 'veg', 'rice', ['One vegetable, dal, three rotli, rice.', 'Un légume, dal, trois rotli, riz.']],
    ]),
    section(['Farsan', 'Farsan'], [
      [['Khaman dhokla', 'Khaman dhokla'], 80, 'veg', 'cake', ['Steamed, spongy, with mustard seed.', 'Cuit à la vapeur, moelleux, aux graines de moutarde.']],
      [['Khandvi', 'Khandvi'], 90, 'veg', 'takeout-box', ['Silky gram-flour rolls.', 'Roulés soyeux à la farine de pois chiche.']],
      [['Patra', 'Patra'], 90, 'veg', 'leafy-green', ['Colocasia leaves, tamarind, sesame.', 'Feuilles de colocase, tamarin, sésame.']],
      [['Dal dhokli', 'Dal dhokli'], 140, 'veg', 'stew', ['Spiced ribbons in lentil broth.', 'Rubans épicés dans un bouillon de lentilles.']],
      [['Methi thepla, six', 'Thepla au fenugrec, six'], 90, 'veg', 'flatbread', ['With chhundo and curd.', 'Avec chhundo et yaourt.']],
    ]),
    section(['Sweets', 'Douceurs'], [
      [['Mohanthal', 'Mohanthal'], 110, 'veg', 'candy', ['Roasted gram flour, ghee, almonds.', 'Farine de pois chiche grillée, ghee, amandes.']],
      [['Shrikhand', 'Shrikhand'], 100, 'veg', 'custard', ['Hung curd with saffron.', 'Yaourt égoutté au safran.']],
      [['Chaas', 'Chaas'], 30, 'veg', 'milk', ['Cold buttermilk.', 'Babeurre bien frais.']],
    ]),
  ],
  street: [
    section(['Chaat', 'Chaat'], [
      [['Pani puri, six', 'Pani puri, six'], 60, 'veg', 'falafel', ['Mint water, sweet chutney.', 'Eau à la menthe, chutney doux.']],
      [['Sev puri', 'Sev puri'], 80, 'veg', 'rice-cracker', ['Crisp, tangy, loaded.', 'Croustillant, acidulé, bien garni.']],
      [['Dahi puri', 'Dahi puri'], 90, 'veg', 'custard', ['Cold yoghurt, pomegranate.', 'Yaourt frais, grenade.']],
      [['Bhel', 'Bhel'], 70, 'veg', 'popcorn', ['Puffed rice, raw mango.', 'Riz soufflé, mangue verte.']],
    ]),
    section(['Pav', 'Pav'], [
      [['Pav bhaji', 'Pav bhaji'], 140, 'veg', 'stew', ['Butter-mashed vegetables, two pav.', 'Légumes écrasés au beurre, deux petits pains.']],
      [['Vada pav', 'Vada pav'], 40, 'veg', 'burger', ['Potato fritter, garlic chutney.', 'Beignet de pomme de terre, chutney à l’ail.']],
      [['Dabeli', 'Dabeli'], 40, 'veg', 'burger', ['Kutchi spice, peanuts, sev.', 'Épices du Kutch, cacahuètes, sev.']],
      [['Misal pav', 'Misal pav'], 110, 'veg', 'stew', ['Fiery sprouts, farsan.', 'Graines germées relevées, farsan.']],
    ]),
    section(['Drinks', 'Boissons'], [
      [['Sugarcane juice', 'Jus de canne à sucre'], 50, 'none', 'juice', ['With ginger and lime.', 'Au gingembre et citron vert.']],
      [['Kala khatta gola', 'Gola kala khatta'], 50, 'none', 'ice-cream', ['Shaved ice, black plum syrup.', 'Glace pilée, sirop de jamblon.']],
    ]),
  ],
  biryani: [
    section(['Biryani', 'Biryani'], [
      [['Chicken dum biryani', 'Biryani dum au poulet'], 260, 'nonveg', 'rice', ['Long-grain basmati, sealed pot.', 'Basmati long, cocotte scellée.']],
      [['Mutton dum biryani', 'Biryani dum au mouton'], 340, 'nonveg', 'paella', ['On the bone, slow.', 'À l’os, cuisson lente.']],
      [['Paneer biryani', 'Biryani au paneer'], 230, 'veg', 'rice', ['Charred paneer, mint.', 'Paneer grillé, menthe.']],
      [['Egg biryani', 'Biryani aux œufs'], 200, 'nonveg', 'egg', ['Two masala eggs.', 'Deux œufs masala.']],
    ]),
    section(['With it', 'Pour accompagner'], [
      [['Mirchi ka salan', 'Mirchi ka salan'], 70, 'veg', 'chilli', ['Chillies in peanut gravy.', 'Piments en sauce cacahuète.']],
      [['Chicken lollipop, six', 'Lollipops de poulet, six'], 220, 'nonveg', 'chicken', ['Crisp, with schezwan dip.', 'Croustillants, sauce sichuanaise.']],
      [['Boondi raita', 'Raita au boondi'], 50, 'veg', 'bowl', ['Cold and soft.', 'Frais et onctueux.']],
      [['Double ka meetha', 'Double ka meetha'], 90, 'veg', 'custard', ['Bread pudding, saffron.', 'Pudding de pain au safran.']],
      [['Soft drink', 'Soda'], 40, 'none', 'soft-drink', ['A can, cold.', 'Une canette bien fraîche.']],
    ]),
  ],
  south: [
    section(['Dosa', 'Dosa'], [
      [['Ghee roast dosa', 'Dosa rôti au ghee'], 120, 'veg', 'wrap', ['Golden and crisp.', 'Doré et croustillant.']],
      [['Mysore masala dosa', 'Dosa masala de Mysore'], 150, 'veg', 'wrap', ['Red garlic chutney inside.', 'Garni de chutney rouge à l’ail.']],
      [['Rava dosa', 'Dosa de semoule'], 130, 'veg', 'pancakes', ['Lacy semolina crêpe.', 'Crêpe de semoule en dentelle.']],
    ]),
    section(['Tiffin', 'Tiffin'], [
      [['Idli, three', 'Idli, trois'], 70, 'veg', 'rice-ball', ['Steamed, two chutneys.', 'À la vapeur, deux chutneys.']],
      [['Podi idli', 'Idli au podi'], 90, 'veg', 'rice-ball', ['Gunpowder and ghee.', 'Poudre d’épices et ghee.']],
      [['Medu vada, two', 'Medu vada, deux'], 80, 'veg', 'doughnut', ['Crisp outside, cloud inside.', 'Croustillant dehors, nuage dedans.']],
      [['Pongal', 'Pongal'], 100, 'veg', 'bowl', ['Rice, moong, pepper, cashew.', 'Riz, moong, poivre, cajou.']],
    ]),
    section(['Drinks', 'Boissons'], [
      [['Filter coffee', 'Café filtre'], 45, 'veg', 'coffee', ['In a steel tumbler.', 'Dans un gobelet d’acier.']],
      [['Tender coconut', 'Jeune noix de coco'], 70, 'none', 'coconut', ['Opened to order.', 'Ouverte à la commande.']],
    ]),
  ],
  chinese: [
    section(['Starters', 'Entrées'], [
      [['Vegetable momo, eight', 'Momos aux légumes, huit'], 130, 'veg', 'dumplings', ['Steamed, fiery chutney.', 'À la vapeur, chutney de feu.']],
      [['Chicken momo, eight', 'Momos au poulet, huit'], 160, 'nonveg', 'dumplings', ['Juicy, with ginger.', 'Juteux, au gingembre.']],
      [['Chilli paneer', 'Paneer au piment'], 210, 'veg', 'chilli', ['Wok-tossed, spring onion.', 'Sauté au wok, ciboule.']],
      [['Spring rolls', 'Rouleaux de printemps frits'], 140, 'veg', 'burrito', ['Thin and crackling.', 'Fins et craquants.']],
    ]),
    section(['Wok', 'Wok'], [
      [['Hakka noodles', 'Nouilles hakka'], 160, 'veg', 'noodles', ['Smoky, with julienned vegetables.', 'Fumées, légumes en julienne.']],
      [['Schezwan noodles', 'Nouilles sichuanaises'], 180, 'veg', 'noodles', ['Red chilli, garlic.', 'Piment rouge, ail.']],
      [['Chicken fried rice', 'Riz sauté au poulet'], 200, 'nonveg', 'rice', ['Egg, spring onion, soy.', 'Œuf, ciboule, soja.']],
      [['Kung pao chicken', 'Poulet kung pao'], 260, 'nonveg', 'peanuts', ['Peanuts, dried chilli.', 'Cacahuètes, piment séché.']],
    ]),
    section(['Soup', 'Soupes'], [
      [['Hot and sour soup', 'Soupe aigre-piquante'], 110, 'veg', 'stew', ['White pepper, vinegar.', 'Poivre blanc, vinaigre.']],
      [['Sweetcorn soup', 'Velouté de maïs'], 100, 'veg', 'corn', ['Thick and mild.', 'Épais et doux.']],
    ]),
  ],
  japanese: [
    section(['Sushi', 'Sushis'], [
      [['Cucumber maki, six', 'Makis au concombre, six'], 180, 'veg', 'sushi', ['Clean and crunchy.', 'Frais et croquants.']],
      [['Avocado roll, eight', 'Rouleau à l’avocat, huit'], 280, 'veg', 'sushi', ['Sesame, sushi rice.', 'Sésame, riz à sushi.']],
      [['Salmon nigiri, four', 'Nigiris au saumon, quatre'], 420, 'nonveg', 'sushi', ['Cut to order.', 'Tranché à la commande.']],
      [['Spicy tuna roll, eight', 'Rouleau de thon épicé, huit'], 440, 'nonveg', 'sushi', ['Chilli mayonnaise.', 'Mayonnaise pimentée.']],
    ]),
    section(['Kitchen', 'Cuisine'], [
      [['Chicken katsu curry', 'Curry katsu au poulet'], 360, 'nonveg', 'curry', ['Panko crust, mild curry.', 'Panure panko, curry doux.']],
      [['Shoyu ramen', 'Ramen shoyu'], 380, 'nonveg', 'noodles', ['Soy broth, soft egg.', 'Bouillon de soja, œuf mollet.']],
      [['Prawn tempura', 'Tempura de crevettes'], 390, 'nonveg', 'fried-shrimp', ['Light batter, tentsuyu.', 'Pâte légère, sauce tentsuyu.']],
      [['Bento of the day', 'Bento du jour'], 420, 'nonveg', 'bento', ['Ask us what is in it.', 'Demandez-nous ce qu’il contient.']],
      [['Onigiri', 'Onigiri'], 140, 'veg', 'rice-ball', ['Pickled plum.', 'Prune marinée.']],
    ]),
    section(['Sweet', 'Desserts'], [
      [['Mochi, three', 'Mochis, trois'], 210, 'veg', 'ice-cream', ['Mango, matcha, sesame.', 'Mangue, matcha, sésame.']],
    ]),
  ],
  thai: [
    section(['Curries', 'Currys'], [
      [['Green curry with vegetables', 'Curry vert aux légumes'], 280, 'veg', 'curry', ['Basil, baby aubergine.', 'Basilic, petites aubergines.']],
      [['Red curry with chicken', 'Curry rouge au poulet'], 320, 'nonveg', 'curry', ['Bamboo shoots, lime leaf.', 'Pousses de bambou, feuille de combava.']],
      [['Massaman', 'Massaman'], 330, 'nonveg', 'stew', ['Potato, peanut, cinnamon.', 'Pomme de terre, cacahuète, cannelle.']],
    ]),
    section(['Noodles and rice', 'Nouilles et riz'], [
      [['Pad thai', 'Pad thaï'], 280, 'veg', 'noodles', ['Tamarind, tofu, peanuts.', 'Tamarin, tofu, cacahuètes.']],
      [['Pad thai with prawns', 'Pad thaï aux crevettes'], 360, 'nonveg', 'shrimp', ['The classic.', 'Le classique.']],
      [['Basil rice', 'Riz au basilic'], 260, 'nonveg', 'rice', ['Minced chicken, fried egg.', 'Poulet haché, œuf au plat.']],
    ]),
    section(['Small', 'Petites assiettes'], [
      [['Som tam', 'Som tam'], 190, 'veg', 'salad', ['Green papaya, lime, chilli.', 'Papaye verte, citron vert, piment.']],
      [['Satay, four', 'Satay, quatre'], 240, 'nonveg', 'skewer', ['Peanut sauce.', 'Sauce cacahuète.']],
      [['Mango sticky rice', 'Riz gluant à la mangue'], 180, 'veg', 'mango', ['Coconut cream.', 'Crème de coco.']],
    ]),
  ],
} satisfies Record<string, Kitchen>
