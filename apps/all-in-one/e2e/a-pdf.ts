import PDFDocument from 'pdfkit';

/** Returns a PDF with a heading on each page. */
export async function aPdf(headings: string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
  for (const heading of headings) document.addPage().fontSize(28).text(heading);
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
