<?php
/**
 * The words of a page, for search engines and for readers without script.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

/** Seconds for which a fragment is kept while the shop gives no newer one. */
const KEPT_SECONDS = MONTH_IN_SECONDS;

/** Seconds until the shop is asked again after it gave none; also those that one visitor's request has before others ask. */
const PAUSE_SECONDS = MINUTE_IN_SECONDS;

/**
 * A page of an area as safe HTML; empty where there is none. One visitor waits for a new one, three seconds at the most.
 *
 * @param string $area    Name of the area.
 * @param string $path    Of the page at the storefront.
 * @param int    $heading Level of its first heading.
 * @return string
 */
function fragment( $area, $path, $heading ) {
	$settings = settings();
	$address  = $settings['storefront'] . '/embed/' . $area . '/fragment?path=' . rawurlencode( $path ) . '&heading=' . (int) $heading;
	$key      = 'sushi_shop_' . md5( $address . '#' . (int) get_option( OPTION . '_generation', 0 ) );
	$kept     = get_transient( $key );
	if ( ! is_array( $kept ) || ! isset( $kept['html'], $kept['next'] ) ) {
		$kept = array(
			'html' => '',
			'next' => 0,
		);
	}
	if ( time() < $kept['next'] ) {
		return $kept['html'];
	}
	// Before the request, so that others take what is there meanwhile.
	$kept['next'] = time() + PAUSE_SECONDS;
	set_transient( $key, $kept, KEPT_SECONDS );
	$html = request_fragment( $address );
	if ( null === $html ) {
		return $kept['html'];
	}
	$kept = array(
		'html' => $html,
		'next' => time() + MINUTE_IN_SECONDS * (int) $settings['minutes'],
	);
	set_transient( $key, $kept, KEPT_SECONDS );
	return $html;
}

/**
 * Requests a fragment. Empty for a page that does not exist, null where the shop gives none at the moment.
 *
 * @param string $address Of the fragment.
 * @return string|null
 */
function request_fragment( $address ) {
	$options = array(
		'timeout'             => 3,
		'redirection'         => 1,
		'limit_response_size' => 512 * KB_IN_BYTES,
	);
	// The safe way reaches no machine of the network around this one, where a developer's shop is.
	$answer = is_local_site() ? wp_remote_get( $address, $options ) : wp_safe_remote_get( $address, $options );
	if ( is_wp_error( $answer ) ) {
		return null;
	}
	$status  = wp_remote_retrieve_response_code( $answer );
	$is_html = 0 === strpos( (string) wp_remote_retrieve_header( $answer, 'content-type' ), 'text/html' );
	if ( 404 === $status ) {
		return '';
	}
	return 200 === $status && $is_html ? clean_fragment( wp_remote_retrieve_body( $answer ) ) : null;
}

/**
 * Leaves of a fragment what a fragment has. The storefront's script runs on the page anyway; these words are also in feeds, in
 * the editor and on pages without it, where nothing of the storefront's should run.
 *
 * @param string $html As the storefront says it.
 * @return string
 */
function clean_fragment( $html ) {
	$data = array();
	$text = preg_replace_callback(
		'#<script\b([^>]*)>(.*?)</script\s*>#is',
		function ( $found ) use ( &$data ) {
			$thing = ' type="application/ld+json"' === $found[1] ? json_decode( $found[2], true ) : null;
			if ( is_array( $thing ) ) {
				$data[] = '<script type="application/ld+json">' . json_without_shortcodes( $thing ) . '</script>';
			}
			return '';
		},
		$html
	);
	$safe = wp_kses( (string) $text, allowed_html(), array( 'http', 'https', 'mailto', 'tel' ) );
	return trim( inert_words( $safe ) . implode( '', $data ) );
}

/**
 * WordPress runs shortcodes after blocks, and in parts of templates it embeds what an address leads to: what somebody has written into
 * a review would be either. Of these entities it makes no bracket and no address again.
 *
 * @param string $html Safe HTML.
 * @return string
 */
function inert_words( $html ) {
	$texts = preg_replace_callback(
		'/(?:^|>)[^<]++/',
		function ( $found ) {
			return str_replace( '://', '&#058;//', $found[0] );
		},
		$html
	);
	return strtr( (string) $texts, array( '[' => '&#091;', ']' => '&#093;' ) );
}

/**
 * JSON for a script element, without square brackets in its texts.
 *
 * @param array $thing Of JSON-LD.
 * @return string
 */
function json_without_shortcodes( $thing ) {
	return (string) preg_replace_callback(
		'/"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"/',
		function ( $found ) {
			return strtr( $found[0], array( '[' => '\u005b', ']' => '\u005d' ) );
		},
		(string) wp_json_encode( $thing, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
	);
}

/**
 * Elements of a fragment, each with its attributes.
 *
 * @return array
 */
function allowed_html() {
	$plain = 'h1 h2 h3 h4 h5 h6 p ul li dl dt dd blockquote pre figure figcaption address hr br table caption thead tbody tr strong em b i s del ins sub sup code';
	$names = array(
		'a'    => array( 'href' ),
		'img'  => array( 'src', 'alt', 'width', 'height', 'loading' ),
		'time' => array( 'datetime' ),
		'ol'   => array( 'start' ),
		'td'   => array( 'colspan', 'rowspan' ),
		'th'   => array( 'colspan', 'rowspan', 'scope' ),
	);
	$allowed = array_fill_keys( explode( ' ', $plain ), array() );
	foreach ( $names as $name => $attributes ) {
		$allowed[ $name ] = array_fill_keys( $attributes, true );
	}
	return $allowed;
}
