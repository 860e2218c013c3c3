declare module 'html-encoding-sniffer' {
  const sniffHtmlEncoding: (
    bytes: Uint8Array,
    options?: { xml?: boolean; transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ) => string;
  export = sniffHtmlEncoding;
}
