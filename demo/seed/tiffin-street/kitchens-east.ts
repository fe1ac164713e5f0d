import { section, type Kitchen } from '../kitchens'

/** What Indian and other Asian kitchens cook. */
// A table: one row per line.
// prettier-ignore
export const easternKitchens = {
  gujarati: [
    section(['Thalis', 'Thalis'], [
      [['Gujarati thali', 'Thali gujarati'], 240, 'veg', 'gujarati-thali', ['Farsan, two vegetables, dal, kadhi, rotli, rice, sweet.', 'Farsan, deux légumes, dal, kadhi, rotli, riz, dessert.']],
      [['Kathiyawadi thali', 'Thali du Kathiawar'], 260, 'veg', 'kathiyawadi-thali', ['Sev tameta, ringan no olo, bajra rotlo, garlic chutney.', 'Tomates au sev, caviar d’aubergine, galette de millet, chutney à l’ail.']],
      [['Mini thali', 'Petit thali'], 160, 'veg', 'mini-thali', ['One vegetable, dal, three rotli, rice.', 'Un légume, dal, trois rotli, riz.']],
    ]),
    section(['Farsan', 'Farsan'], [
      [['Khaman dhokla', 'Khaman dhokla'], 80, 'veg', 'khaman-dhokla', ['Steamed, spongy, with mustard seed.', 'Cuit à la vapeur, moelleux, aux graines de moutarde.']],
      [['Khandvi', 'Khandvi'], 90, 'veg', 'khandvi', ['Silky gram-flour rolls.', 'Roulés soyeux à la farine de pois chiche.']],
      [['Patra', 'Patra'], 90, 'veg', 'patra', ['Colocasia leaves, tamarind, sesame.', 'Feuilles de colocase, tamarin, sésame.']],
      [['Dal dhokli', 'Dal dhokli'], 140, 'veg', 'dal-dhokli', ['Spiced ribbons in lentil broth.', 'Rubans épicés dans un bouillon de lentilles.']],
      [['Methi thepla, six', 'Thepla au fenugrec, six'], 90, 'veg', 'methi-thepla', ['With chhundo and curd.', 'Avec chhundo et yaourt.']],
    ]),
    section(['Sweets', 'Douceurs'], [
      [['Mohanthal', 'Mohanthal'], 110, 'veg', 'mohanthal', ['Roasted gram flour, ghee, almonds.', 'Farine de pois chiche grillée, ghee, amandes.']],
      [['Shrikhand', 'Shrikhand'], 100, 'veg', 'shrikhand', ['Hung curd with saffron.', 'Yaourt égoutté au safran.']],
      [['Chaas', 'Chaas'], 30, 'veg', 'chaas', ['Cold buttermilk.', 'Babeurre bien frais.']],
    ]),
  ],
  street: [
    section(['Chaat', 'Chaat'], [
      [['Pani puri, six', 'Pani puri, six'], 60, 'veg', 'pani-puri', ['Mint water, sweet chutney.', 'Eau à la menthe, chutney doux.']],
      [['Sev puri', 'Sev puri'], 80, 'veg', 'sev-puri', ['Crisp, tangy, loaded.', 'Croustillant, acidulé, bien garni.']],
      [['Dahi puri', 'Dahi puri'], 90, 'veg', 'dahi-puri', ['Cold yoghurt, pomegranate.', 'Yaourt frais, grenade.']],
      [['Bhel', 'Bhel'], 70, 'veg', 'bhel', ['Puffed rice, raw mango.', 'Riz soufflé, mangue verte.']],
    ]),
    section(['Pav', 'Pav'], [
      [['Pav bhaji', 'Pav bhaji'], 140, 'veg', 'pav-bhaji', ['Butter-mashed vegetables, two pav.', 'Légumes écrasés au beurre, deux petits pains.']],
      [['Vada pav', 'Vada pav'], 40, 'veg', 'vada-pav', ['Potato fritter, garlic chutney.', 'Beignet de pomme de terre, chutney à l’ail.']],
      [['Dabeli', 'Dabeli'], 40, 'veg', 'dabeli', ['Kutchi spice, peanuts, sev.', 'Épices du Kutch, cacahuètes, sev.']],
      [['Misal pav', 'Misal pav'], 110, 'veg', 'misal-pav', ['Fiery sprouts, farsan.', 'Graines germées relevées, farsan.']],
    ]),
    section(['Drinks', 'Boissons'], [
      [['Sugarcane juice', 'Jus de canne à sucre'], 50, 'none', 'sugarcane-juice', ['With ginger and lime.', 'Au gingembre et citron vert.']],
      [['Kala khatta gola', 'Gola kala khatta'], 50, 'none', 'kala-khatta-gola', ['Shaved ice, black plum syrup.', 'Glace pilée, sirop de jamblon.']],
    ]),
  ],
  biryani: [
    section(['Biryani', 'Biryani'], [
      [['Chicken dum biryani', 'Biryani dum au poulet'], 260, 'nonveg', 'chicken-dum-biryani', ['Long-grain basmati, sealed pot.', 'Basmati long, cocotte scellée.']],
      [['Mutton dum biryani', 'Biryani dum au mouton'], 340, 'nonveg', 'mutton-dum-biryani', ['On the bone, slow.', 'À l’os, cuisson lente.']],
      [['Paneer biryani', 'Biryani au paneer'], 230, 'veg', 'paneer-biryani', ['Charred paneer, mint.', 'Paneer grillé, menthe.']],
      [['Egg biryani', 'Biryani aux œufs'], 200, 'nonveg', 'egg-biryani', ['Two masala eggs.', 'Deux œufs masala.']],
    ]),
    section(['With it', 'Pour accompagner'], [
      [['Mirchi ka salan', 'Mirchi ka salan'], 70, 'veg', 'mirchi-ka-salan', ['Chillies in peanut gravy.', 'Piments en sauce cacahuète.']],
      [['Chicken lollipop, six', 'Lollipops de poulet, six'], 220, 'nonveg', 'chicken-lollipop', ['Crisp, with schezwan dip.', 'Croustillants, sauce sichuanaise.']],
      [['Boondi raita', 'Raita au boondi'], 50, 'veg', 'boondi-raita', ['Cold and soft.', 'Frais et onctueux.']],
      [['Double ka meetha', 'Double ka meetha'], 90, 'veg', 'double-ka-meetha', ['Bread pudding, saffron.', 'Pudding de pain au safran.']],
      [['Soft drink', 'Soda'], 40, 'none', 'soft-drink', ['A can, cold.', 'Une canette bien fraîche.']],
    ]),
  ],
  south: [
    section(['Dosa', 'Dosa'], [
      [['Ghee roast dosa', 'Dosa rôti au ghee'], 120, 'veg', 'ghee-roast-dosa', ['Golden and crisp.', 'Doré et croustillant.']],
      [['Mysore masala dosa', 'Dosa masala de Mysore'], 150, 'veg', 'mysore-masala-dosa', ['Red garlic chutney inside.', 'Garni de chutney rouge à l’ail.']],
      [['Rava dosa', 'Dosa de semoule'], 130, 'veg', 'rava-dosa', ['Lacy semolina crêpe.', 'Crêpe de semoule en dentelle.']],
    ]),
    section(['Tiffin', 'Tiffin'], [
      [['Idli, three', 'Idli, trois'], 70, 'veg', 'idli', ['Steamed, two chutneys.', 'À la vapeur, deux chutneys.']],
      [['Podi idli', 'Idli au podi'], 90, 'veg', 'podi-idli', ['Gunpowder and ghee.', 'Poudre d’épices et ghee.']],
      [['Medu vada, two', 'Medu vada, deux'], 80, 'veg', 'medu-vada', ['Crisp outside, cloud inside.', 'Croustillant dehors, nuage dedans.']],
      [['Pongal', 'Pongal'], 100, 'veg', 'pongal', ['Rice, moong, pepper, cashew.', 'Riz, moong, poivre, cajou.']],
    ]),
    section(['Drinks', 'Boissons'], [
      [['Filter coffee', 'Café filtre'], 45, 'veg', 'filter-coffee', ['In a steel tumbler.', 'Dans un gobelet d’acier.']],
      [['Tender coconut', 'Jeune noix de coco'], 70, 'none', 'tender-coconut', ['Opened to order.', 'Ouverte à la commande.']],
    ]),
  ],
  chinese: [
    section(['Starters', 'Entrées'], [
      [['Vegetable momo, eight', 'Momos aux légumes, huit'], 130, 'veg', 'vegetable-momo', ['Steamed, fiery chutney.', 'À la vapeur, chutney de feu.']],
      [['Chicken momo, eight', 'Momos au poulet, huit'], 160, 'nonveg', 'chicken-momo', ['Juicy, with ginger.', 'Juteux, au gingembre.']],
      [['Chilli paneer', 'Paneer au piment'], 210, 'veg', 'chilli-paneer', ['Wok-tossed, spring onion.', 'Sauté au wok, ciboule.']],
      [['Spring rolls', 'Rouleaux de printemps frits'], 140, 'veg', 'spring-rolls', ['Thin and crackling.', 'Fins et craquants.']],
    ]),
    section(['Wok', 'Wok'], [
      [['Hakka noodles', 'Nouilles hakka'], 160, 'veg', 'hakka-noodles', ['Smoky, with julienned vegetables.', 'Fumées, légumes en julienne.']],
      [['Schezwan noodles', 'Nouilles sichuanaises'], 180, 'veg', 'schezwan-noodles', ['Red chilli, garlic.', 'Piment rouge, ail.']],
      [['Chicken fried rice', 'Riz sauté au poulet'], 200, 'nonveg', 'chicken-fried-rice', ['Egg, spring onion, soy.', 'Œuf, ciboule, soja.']],
      [['Kung pao chicken', 'Poulet kung pao'], 260, 'nonveg', 'kung-pao-chicken', ['Peanuts, dried chilli.', 'Cacahuètes, piment séché.']],
    ]),
    section(['Soup', 'Soupes'], [
      [['Hot and sour soup', 'Soupe aigre-piquante'], 110, 'veg', 'hot-and-sour-soup', ['White pepper, vinegar.', 'Poivre blanc, vinaigre.']],
      [['Sweetcorn soup', 'Velouté de maïs'], 100, 'veg', 'sweetcorn-soup', ['Thick and mild.', 'Épais et doux.']],
    ]),
  ],
  japanese: [
    section(['Sushi', 'Sushis'], [
      [['Cucumber maki, six', 'Makis au concombre, six'], 180, 'veg', 'cucumber-maki', ['Clean and crunchy.', 'Frais et croquants.']],
      [['Avocado roll, eight', 'Rouleau à l’avocat, huit'], 280, 'veg', 'avocado-roll', ['Sesame, sushi rice.', 'Sésame, riz à sushi.']],
      [['Salmon nigiri, four', 'Nigiris au saumon, quatre'], 420, 'nonveg', 'salmon-nigiri', ['Cut to order.', 'Tranché à la commande.']],
      [['Spicy tuna roll, eight', 'Rouleau de thon épicé, huit'], 440, 'nonveg', 'spicy-tuna-roll', ['Chilli mayonnaise.', 'Mayonnaise pimentée.']],
    ]),
    section(['Kitchen', 'Cuisine'], [
      [['Chicken katsu curry', 'Curry katsu au poulet'], 360, 'nonveg', 'chicken-katsu-curry', ['Panko crust, mild curry.', 'Panure panko, curry doux.']],
      [['Shoyu ramen', 'Ramen shoyu'], 380, 'nonveg', 'shoyu-ramen', ['Soy broth, soft egg.', 'Bouillon de soja, œuf mollet.']],
      [['Prawn tempura', 'Tempura de crevettes'], 390, 'nonveg', 'prawn-tempura', ['Light batter, tentsuyu.', 'Pâte légère, sauce tentsuyu.']],
      [['Bento of the day', 'Bento du jour'], 420, 'nonveg', 'bento-of-the-day', ['Ask us what is in it.', 'Demandez-nous ce qu’il contient.']],
      [['Onigiri', 'Onigiri'], 140, 'veg', 'onigiri', ['Pickled plum.', 'Prune marinée.']],
    ]),
    section(['Sweet', 'Desserts'], [
      [['Mochi, three', 'Mochis, trois'], 210, 'veg', 'mochi', ['Mango, matcha, sesame.', 'Mangue, matcha, sésame.']],
    ]),
  ],
  thai: [
    section(['Curries', 'Currys'], [
      [['Green curry with vegetables', 'Curry vert aux légumes'], 280, 'veg', 'green-curry-with-vegetables', ['Basil, baby aubergine.', 'Basilic, petites aubergines.']],
      [['Red curry with chicken', 'Curry rouge au poulet'], 320, 'nonveg', 'red-curry-with-chicken', ['Bamboo shoots, lime leaf.', 'Pousses de bambou, feuille de combava.']],
      [['Massaman', 'Massaman'], 330, 'nonveg', 'massaman', ['Potato, peanut, cinnamon.', 'Pomme de terre, cacahuète, cannelle.']],
    ]),
    section(['Noodles and rice', 'Nouilles et riz'], [
      [['Pad thai', 'Pad thaï'], 280, 'veg', 'pad-thai', ['Tamarind, tofu, peanuts.', 'Tamarin, tofu, cacahuètes.']],
      [['Pad thai with prawns', 'Pad thaï aux crevettes'], 360, 'nonveg', 'pad-thai-with-prawns', ['The classic.', 'Le classique.']],
      [['Basil rice', 'Riz au basilic'], 260, 'nonveg', 'basil-rice', ['Minced chicken, fried egg.', 'Poulet haché, œuf au plat.']],
    ]),
    section(['Small', 'Petites assiettes'], [
      [['Som tam', 'Som tam'], 190, 'veg', 'som-tam', ['Green papaya, lime, chilli.', 'Papaye verte, citron vert, piment.']],
      [['Satay, four', 'Satay, quatre'], 240, 'nonveg', 'satay', ['Peanut sauce.', 'Sauce cacahuète.']],
      [['Mango sticky rice', 'Riz gluant à la mangue'], 180, 'veg', 'mango-sticky-rice', ['Coconut cream.', 'Crème de coco.']],
    ]),
  ],
} satisfies Record<string, Kitchen>
