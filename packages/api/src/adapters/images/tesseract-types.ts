export interface TessBaseApi {
  Init(dataPath: null, language: string, engineMode: number, configFile: string): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): void;
  GetTSVText(): string;
  Clear(): void;
}

export interface TesseractCore {
  readonly FS: {
    writeFile(path: string, data: string | Uint8Array): void;
    unlink(path: string): void;
  };
  readonly TessBaseAPI: new () => TessBaseApi;
}
