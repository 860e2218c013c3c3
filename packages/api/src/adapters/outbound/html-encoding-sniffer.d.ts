declare module 'html-encoding-sniffer' {
  /**
   * Returns the name of the encoding found by the HTML Standard's sniffing algorithm, which considers the byte order mark,
   * the transport label and meta elements.
   */
  const sniffHtmlEncoding: (
    bytes: Uint8Array,
    options?: { xml?: boolean; transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ) => string;
  export = sniffHtmlEncoding;
}
