// What subjects are also called in languages other than English, in lower case, without accents. Their names are in libs/messages.

/** By subject. */
const french: Record<string, string[]> = {
  Mathematics: ['mathematique', 'calcul'],
  Biology: ['svt', 'sciences de la vie et de la terre'],
  Statistics: ['statistique'],
  'Further Mathematics': ['maths expertes'],
  'Environmental Science': ['ecologie'],
  'Agricultural Science': ['sciences agricoles'],
  'Engineering Basics': ['ingenierie', 'sciences de l ingenieur'],
  French: ['langue francaise'],
  'Digital Literacy': ['bureautique'],
  'Mandarin Chinese': ['chinois'],
  'Mobile App Development': ['applications mobiles'],
  'African History': ['histoire africaine'],
  'Government and Civics': ['instruction civique'],
  Philosophy: ['philo'],
  'Business Studies': ['etudes de commerce'],
  'Music Theory': ['solfege'],
  'African Drumming': ['tambour', 'tam tam'],
  'Drawing and Painting': ['dessin', 'peinture'],
  'Public Speaking': ['art oratoire'],
  'Study Skills': ['methodologie'],
};

const portuguese: Record<string, string[]> = {
  Mathematics: ['calculo', 'aritmetica'],
  Physics: ['fisico quimica'],
  Chemistry: ['fisico quimica'],
  Biology: ['ciencias naturais'],
  'Environmental Science': ['ecologia', 'ciencias ambientais'],
  'Agricultural Science': ['agronomia', 'agricultura', 'agropecuaria'],
  'Engineering Basics': ['engenharia'],
  Portuguese: ['lingua portuguesa'],
  English: ['lingua inglesa'],
  French: ['lingua francesa'],
  'Mandarin Chinese': ['chines', 'mandarim'],
  'Computer Science': ['programacao', 'computacao'],
  'Mobile App Development': ['aplicacoes moveis'],
  'African History': ['historia africana', 'historia da africa'],
  'Government and Civics': ['educacao moral e civica', 'cidadania'],
  'Business Studies': ['negocios'],
  'Music Theory': ['musica', 'solfejo'],
  'African Drumming': ['tambores', 'batuque'],
  Guitar: ['viola', 'violao'],
  'Drawing and Painting': ['desenho', 'pintura', 'educacao visual'],
  'Public Speaking': ['oratoria'],
  'Religious Studies': ['religiao', 'teologia'],
  'Study Skills': ['tecnicas de estudo'],
};

export const otherWords = [french, portuguese];
