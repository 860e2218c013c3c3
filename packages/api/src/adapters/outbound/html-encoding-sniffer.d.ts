declare module 'html-encoding-sniffer' {
  /** Name of the encoding by the HTML Standard's sniffing algorithm: byte order mark, transport label, meta element. */
  const sniffHtmlEncoding: (
    bytes: Uint8Array,
    options?: { xml?: boolean; transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ) => string;
  export = sniffHtmlEncoding;
}
