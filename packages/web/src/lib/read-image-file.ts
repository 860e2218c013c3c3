/**
 * Returns a file's content as plain base64, without the `data:` prefix (#140). Rejects if the file is empty, cannot be read
 * or is no picture.
 */
export async function readImageFile(file: Blob): Promise<string> {
  const base64 = await readBase64(file);
  // Browsers without this function leave the check to the server.
  if (typeof createImageBitmap === 'function') (await createImageBitmap(file)).close();
  return base64;
}

function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      const comma = address.indexOf(',');
      if (comma < 0 || comma === address.length - 1) reject(new Error('The file is empty.'));
      else resolve(address.slice(comma + 1));
    };
    reader.readAsDataURL(file);
  });
}
