import { createSvgIcon } from '@mui/material/SvgIcon';

function lineIcon(...paths: readonly string[]) {
  return createSvgIcon(
    paths.map((path) => (
      <path
        key={path}
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )),
    'Line',
  );
}

export const BadgeIcon = lineIcon(
  'M12 15a5.5 5.5 0 100-11 5.5 5.5 0 000 11z',
  'M8.5 14l-1.5 7 5-2.5 5 2.5-1.5-7',
);
export const BookIcon = lineIcon(
  'M5 5.5C5 4.7 5.7 4 6.5 4H19v13H6.5C5.7 17 5 17.7 5 18.5v-13z',
  'M5 18.5c0 .8.7 1.5 1.5 1.5H19v-3',
);
export const BookmarkIcon = lineIcon('M7 4h10v16l-5-4-5 4z');
export const CheckIcon = lineIcon('M4.5 12.5l5 5 10-11');
export const ClipboardIcon = lineIcon('M9 5H6v16h12V5h-3', 'M9 3.5h6v3H9z', 'M9 12h6', 'M9 16h4');
export const CloseIcon = lineIcon('M6 6l12 12', 'M18 6L6 18');
export const CopyIcon = lineIcon('M9 9h10v11H9z', 'M5 15V4h10');
export const DownloadIcon = lineIcon('M12 4v11', 'M7.5 11l4.5 4.5 4.5-4.5', 'M5 20h14');
export const ExternalIcon = lineIcon('M13 5h6v6', 'M19 5l-9 9', 'M17 14v5H5V7h5');
export const GridIcon = lineIcon('M4 4h7v7H4z', 'M13 4h7v7h-7z', 'M4 13h7v7H4z', 'M13 13h7v7h-7z');
export const InfoIcon = lineIcon('M12 21a9 9 0 100-18 9 9 0 000 18z', 'M12 11v5', 'M12 8h.01');
export const ListIcon = lineIcon(
  'M9 6h11',
  'M9 12h11',
  'M9 18h11',
  'M4.5 6h.01',
  'M4.5 12h.01',
  'M4.5 18h.01',
);
export const MoonIcon = lineIcon('M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z');
export const SearchIcon = lineIcon('M11 18a7 7 0 100-14 7 7 0 000 14z', 'M20 20l-4-4');
export const ShareIcon = lineIcon('M12 15V4', 'M8 7.5L12 3.5l4 4', 'M6 11H5v9h14v-9h-1');
export const SunIcon = lineIcon(
  'M12 16a4 4 0 100-8 4 4 0 000 8z',
  'M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
);
export const SystemIcon = lineIcon('M4 5h16v11H4z', 'M9 20h6', 'M12 16v4');
export const WarningIcon = lineIcon('M12 4l9 16H3z', 'M12 10v4.5', 'M12 17.2h.01');
