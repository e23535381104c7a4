const background = { brand: 'c5cdec', clay: 'f0cab6', leaf: 'bcdac8', sun: 'f0dca6', sand: 'dccfbc' };
const cloth = {
  brand: '33428f',
  sky: '6f86c9',
  clay: 'b34a26',
  rose: 'c98a76',
  leaf: '1f6f47',
  sun: 'c98f1b',
  sand: '5d5044',
  cream: 'f4eee4',
  night: '2b2f45',
};
const skin = {
  deep: '623a26',
  dark: '744630',
  brown: '87553a',
  warm: '9a6543',
  caramel: 'b07a52',
  tan: 'c6946b',
  olive: 'd8ab84',
  fair: 'e8bd9a',
  pale: 'f1cfb4',
};
const hair = { black: '1f1613', brown: '40291d', chestnut: '6d4529', auburn: '8a4b2a', blond: 'c9a262', gray: '9d968f', silver: 'bdb7b0' };

const pick = (skinTone, hairTone, behind) => ({ skinColor: skin[skinTone], hairColor: hair[hairTone], background: background[behind] });
const wears = (clothing, color, hat) => ({ clothing, clothesColor: cloth[color], ...(hat ? { hat: cloth[hat] } : {}) });

/** By username. */
export const people = {
  kwame: {
    ...pick('dark', 'black', 'sun'),
    top: 'theCaesar',
    facialHair: 'beardLight',
    mouth: 'smile',
    ...wears('blazerAndShirt', 'brand'),
  },
  adebayo: { ...pick('dark', 'black', 'leaf'), facialHair: 'beardMedium', ...wears('collarAndSweater', 'clay') },
  ngozi: { ...pick('dark', 'black', 'sand'), top: 'bob', accessories: 'prescription02', ...wears('blazerAndShirt', 'leaf') },
  fatou: { ...pick('deep', 'black', 'clay'), top: 'turban', mouth: 'smile', ...wears('shirtScoopNeck', 'brand', 'sun') },
  yao: { ...pick('dark', 'black', 'brand'), top: 'shortRound', facialHair: 'moustacheMagnum', ...wears('blazerAndSweater', 'sand') },
  mariam: { ...pick('dark', 'black', 'sun'), top: 'turban', ...wears('shirtVNeck', 'sand', 'brand') },
  samuel: { ...pick('brown', 'black', 'clay'), top: 'shortCurly', accessories: 'prescription01', ...wears('collarAndSweater', 'leaf') },
  youssef: { ...pick('olive', 'brown', 'leaf'), top: 'shortWaved', facialHair: 'beardMedium', ...wears('blazerAndSweater', 'night') },
  nour: { ...pick('olive', 'brown', 'sand'), top: 'hijab', accessories: 'round', ...wears('shirtCrewNeck', 'night', 'leaf') },
  omar: { ...pick('tan', 'silver', 'brand'), top: 'sides', facialHair: 'beardLight', ...wears('blazerAndShirt', 'sand') },
  isabel: { ...pick('caramel', 'brown', 'leaf'), top: 'straight01', mouth: 'smile', ...wears('shirtScoopNeck', 'clay') },
  abena: { ...pick('brown', 'black', 'brand'), top: 'longButNotTooLong', mouth: 'smile', ...wears('shirtCrewNeck', 'sun') },
  wanjiru: { ...pick('brown', 'gray', 'sun'), top: 'dreads', ...wears('blazerAndShirt', 'brand') },
  brian: { ...pick('dark', 'black', 'sand'), top: 'theCaesarAndSidePart', mouth: 'smile', ...wears('hoodie', 'leaf') },
  selam: { ...pick('caramel', 'black', 'sun'), top: 'curly', ...wears('shirtVNeck', 'leaf') },
  neema: { ...pick('dark', 'black', 'leaf'), top: 'fro', ...wears('shirtVNeck', 'sun') },
  patrick: { ...pick('deep', 'gray', 'sun'), top: 'shortRound', facialHair: 'moustacheMagnum', ...wears('collarAndSweater', 'brand') },
  claudine: { ...pick('brown', 'black', 'clay'), top: 'bun', ...wears('blazerAndSweater', 'brand') },
  zanele: { ...pick('brown', 'black', 'brand'), top: 'froBand', mouth: 'smile', ...wears('shirtScoopNeck', 'clay', 'sun') },
  pieter: {
    ...pick('fair', 'gray', 'leaf'),
    top: 'shortFlat',
    facialHair: 'beardMedium',
    accessories: 'prescription01',
    ...wears('collarAndSweater', 'night'),
  },
  tendai: { ...pick('dark', 'black', 'clay'), top: 'theCaesar', accessories: 'round', ...wears('shirtVNeck', 'brand') },
  chanda: { ...pick('brown', 'black', 'sand'), top: 'shortFlat', facialHair: 'beardMedium', ...wears('blazerAndShirt', 'clay') },
  joao: { ...pick('warm', 'black', 'brand'), top: 'shortCurly', facialHair: 'beardLight', ...wears('shirtCrewNeck', 'leaf') },
  lalao: { ...pick('caramel', 'black', 'clay'), top: 'straight02', ...wears('blazerAndSweater', 'leaf') },
  amara: { ...pick('brown', 'black', 'clay'), top: 'dreads', mouth: 'smile', ...wears('shirtCrewNeck', 'brand') },
  kofi: { ...pick('dark', 'black', 'leaf'), top: 'dreads01', ...wears('hoodie', 'sun') },
  lerato: { ...pick('dark', 'black', 'sun'), top: 'bun', mouth: 'smile', ...wears('shirtScoopNeck', 'leaf') },
  emily: { ...pick('fair', 'chestnut', 'brand'), top: 'straightAndStrand', ...wears('shirtVNeck', 'leaf') },
  lucas: { ...pick('tan', 'brown', 'sun'), top: 'shortWaved', mouth: 'smile', ...wears('hoodie', 'brand') },
  hanna: { ...pick('pale', 'blond', 'leaf'), top: 'bob', accessories: 'prescription02', ...wears('shirtCrewNeck', 'clay') },
  chipo: { ...pick('brown', 'black', 'sand'), top: 'fro', accessories: 'round', ...wears('hoodie', 'clay') },
  aisha: { ...pick('warm', 'black', 'brand'), top: 'hijab', mouth: 'smile', ...wears('shirtCrewNeck', 'night', 'rose') },
  tunde: { ...pick('deep', 'black', 'sand'), top: 'shortFlat', accessories: 'prescription02', ...wears('shirtCrewNeck', 'sun') },
  sofia: { ...pick('fair', 'brown', 'sun'), top: 'longButNotTooLong', ...wears('shirtScoopNeck', 'brand') },
  ravi: { ...pick('caramel', 'black', 'clay'), top: 'shortWaved', ...wears('collarAndSweater', 'brand') },
  marie: { ...pick('fair', 'auburn', 'sand'), top: 'miaWallace', ...wears('blazerAndSweater', 'night') },
};
