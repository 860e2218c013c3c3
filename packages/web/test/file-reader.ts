/** A `FileReader` for Node's files with what the application uses. That of jsdom reads only jsdom's files. */
export class NodeFileReader {
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  result: string | null = null;
  error: Error | null = null;

  readAsDataURL(file: Blob): void {
    file.arrayBuffer().then(
      (content) => {
        this.result = `data:${file.type};base64,${Buffer.from(content).toString('base64')}`;
        this.onload?.();
      },
      (error: unknown) => {
        this.error = error instanceof Error ? error : new Error(String(error));
        this.onerror?.();
      },
    );
  }
}
