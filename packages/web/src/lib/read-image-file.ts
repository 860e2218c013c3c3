/**
 * Returns a file's content as plain base64, without the `data:` prefix (#140). Rejects if the file is empty or cannot
 * be read.
 */
export function readImageFile(file: Blob): Promise<string> {
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
