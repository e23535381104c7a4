/** Specs fetch no pictures. */
export default '/picture.webp';
